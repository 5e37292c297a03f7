import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { toTagPage } from "~/view-models/tag-page";
import { aChallenge } from "../../../tests/fixtures/a-challenge";
import { aGame } from "../../../tests/fixtures/a-game";
import { aTag } from "../../../tests/fixtures/a-tag";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import catalogue from "../../../public/locales/en/catalogue.json";
import tag from "../../../public/locales/en/tag.json";
import { TagPage } from "./tag-page";

const RHYTHM = aTag({
  alias: "rhythm",
  title: "Rhythm",
  titleTranslations: {},
  tagId: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e11",
});

function renderPage(totalItems: number, platform?: "mobile") {
  const games = totalItems > 0 ? [aGame()] : [];
  const pagination = { currPage: 0, numPerPage: 25, totalItems, totalPages: Math.ceil(totalItems / 25) };
  const data = { tag: aTag(), games: { games, pagination }, tags: [aTag(), RHYTHM], challenges: [aChallenge()] };
  const tagPage = toTagPage(data, { page: 0, sort: "rating-desc", platform }, aViewContext());
  return renderInRoot(<TagPage tagPage={tagPage} />, { texts: { ...tag, ...catalogue } });
}

it("lists the tag's games with their count", () => {
  renderPage(1);
  expect(screen.getByRole("heading", { level: 1, name: "Runner" })).toBeInTheDocument();
  expect(screen.getByText("1 game")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Lantern Run" })).toBeInTheDocument();
  expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
});

it("links the other pages of a long list", () => {
  renderPage(60);
  expect(screen.getByRole("link", { name: "3" })).toHaveAttribute("href", "/tags/runner/?sort=rating-desc&page=2");
});

it("shows an empty state with a link to the home page", () => {
  renderPage(0);
  expect(screen.getByRole("heading", { name: "No games here yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "To the home page" })).toHaveAttribute("href", "/");
});

it("keeps the filters in the form and offers to clear them if nothing matches", () => {
  renderPage(0, "mobile");
  expect(screen.getByRole("combobox", { name: "Sort by" })).toHaveValue("rating-desc");
  expect(screen.getByRole("combobox", { name: "Device" })).toHaveValue("mobile");
  expect(screen.getByRole("link", { name: "Show all" })).toHaveAttribute("href", "/tags/runner/?sort=rating-desc");
});

it("links to discovery, running challenges and similar tags", () => {
  renderPage(1);
  expect(screen.getByRole("link", { name: "More filters" })).toHaveAttribute("href", "/discover/?tagAlias=runner");
  expect(screen.getByRole("link", { name: "One breath, one run" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "More like this" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Rhythm" })).toHaveAttribute("href", "/tags/rhythm/");
});
