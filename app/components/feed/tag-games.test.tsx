import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { toTagPage } from "~/view-models/tag-page";
import { aGame } from "../../../tests/fixtures/a-game";
import { aTag } from "../../../tests/fixtures/a-tag";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import tag from "../../../public/locales/en/tag.json";
import { TagGames } from "./tag-games";

function draw(totalItems: number) {
  const games = totalItems > 0 ? [aGame()] : [];
  const pagination = { currPage: 0, numPerPage: 25, totalItems, totalPages: Math.ceil(totalItems / 25) };
  const tagPage = toTagPage(aTag(), { games, pagination }, aViewContext());
  return renderInRoot(<TagGames tagPage={tagPage} />, { texts: tag });
}

it("lists the tag's games under its name, with their number", () => {
  draw(1);
  expect(screen.getByRole("heading", { level: 1, name: "Runner" })).toBeInTheDocument();
  expect(screen.getByText("1 game")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Lantern Run" })).toBeInTheDocument();
  expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
});

it("links the other pages of a long list", () => {
  draw(60);
  expect(screen.getByRole("link", { name: "3" })).toHaveAttribute("href", "/tags/runner/?page=2");
});

it("says that there are no games yet and leads on", () => {
  draw(0);
  expect(screen.getByRole("heading", { name: "No games here yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "To the home page" })).toHaveAttribute("href", "/");
});
