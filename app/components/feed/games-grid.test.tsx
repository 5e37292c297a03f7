import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { GridQuery } from "~/rules/grid-query";
import type { Game } from "~contract/entities/game";
import { toHomeFeed } from "~/view-models/home-feed";
import { aConfiguration, aFeedEntry, aSection } from "../../../tests/fixtures/a-configuration";
import { aGame } from "../../../tests/fixtures/a-game";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import home from "../../../public/locales/en/home.json";
import { HomeFeed } from "./home-feed";

const SECTION = "9d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a99";

type FeedOptions = { games?: Game[] | null; page?: number; count?: number };

function renderFeed(
  type: "GAMES_GRID" | "EXPANDABLE_FEED",
  filter: Partial<GridQuery> | null = null,
  { games = [], page = 0, count = 12 }: FeedOptions = {},
) {
  const entries = Array.from({ length: count }, (_, index) =>
    aFeedEntry({ game: aGame({ title: `Game ${String(index)}` }) }),
  );
  const grid = aSection({ sectionId: SECTION, sectionType: type });
  const query = filter && { grid: SECTION, search: undefined, tag: undefined, sort: undefined, ...filter };
  const pagination = { currPage: page, numPerPage: 40, totalItems: 90, totalPages: page + 1 };
  const configuration = { ...aConfiguration([grid, entries]), pagination };
  const feed = toHomeFeed(configuration, "signed-out", aViewContext(), query && { query, games });
  return renderInRoot(<HomeFeed feed={feed} />, { texts: home });
}

it("shows the first game large, with a link to all games", () => {
  renderFeed("GAMES_GRID");
  const cards = screen.getAllByRole("article");
  expect(cards.map(({ className }) => className)).toEqual([
    "game-card game-card--large",
    ...Array<string>(11).fill("game-card"),
  ]);
  expect(screen.getByRole("link", { name: "Show all games" })).toHaveAttribute("href", "/feed/fresh/");
});

it("filters by name, tag and order with a plain form", () => {
  renderFeed("GAMES_GRID");
  const search = screen.getByRole("searchbox", { name: "Filter by name" });
  expect(search.closest("form")).toHaveFormValues({ grid: SECTION, search: "", sort: "total-plays-desc" });
  const chip = screen.getByRole("button", { name: "Runner" });
  expect(chip).toHaveAttribute("name", "tag");
  expect(chip).toHaveAttribute("value", "runner");
  expect(screen.getByRole("button", { name: "All" })).toHaveAttribute("aria-pressed", "true");
});

it("keeps the filter, reports an empty result and links back to all games", () => {
  renderFeed("GAMES_GRID", { search: "moth", tag: "arcade" });
  const region = within(screen.getByRole("region", { name: "Fresh this week" }));
  expect(region.getByRole("searchbox")).toHaveValue("moth");
  expect(region.getByRole("button", { name: "arcade" })).toHaveAttribute("aria-pressed", "true");
  expect(region.getByText("No game here matches")).toBeInTheDocument();
  expect(region.getByRole("link", { name: "Clear the filter" })).toHaveAttribute("href", `/#grid-${SECTION}`);
});

it("submits its page of the feed and offers the tags of all its games", () => {
  renderFeed("GAMES_GRID", { search: "moth" }, { games: [aGame({ title: "Moth", tags: [] })], page: 1 });
  const form = screen.getByRole("searchbox").closest("form");
  expect(form).toHaveFormValues({ page: "1", grid: SECTION, search: "moth" });
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "Runner" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Clear the filter" })).toHaveAttribute("href", `/?page=1#grid-${SECTION}`);
});

it("shows its games with a message when filtering failed", () => {
  renderFeed("GAMES_GRID", { search: "moth" }, { games: null });
  expect(screen.getAllByRole("article")).toHaveLength(12);
  expect(screen.getByText("The filter does not work right now. These are the games without it.")).toBeInTheDocument();
});

it("shows the start of an expandable feed with a link to more", () => {
  renderFeed("EXPANDABLE_FEED");
  expect(screen.getAllByRole("article")).toHaveLength(10);
  expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show more" })).toHaveAttribute("href", "/feed/fresh/");
});

it("has no link to more when the complete feed is shown", () => {
  renderFeed("EXPANDABLE_FEED", null, { count: 9 });
  expect(screen.getAllByRole("article")).toHaveLength(9);
  expect(screen.queryByRole("link", { name: "Show more" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show all games" })).toHaveAttribute("href", "/feed/fresh/");
});
