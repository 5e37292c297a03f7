import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { toHomeFeed } from "~/view-models/home-feed";
import { aChallenge } from "../../../tests/fixtures/a-challenge";
import { aConfiguration, aFeedEntry, aSection } from "../../../tests/fixtures/a-configuration";
import { aGame } from "../../../tests/fixtures/a-game";
import { aTag } from "../../../tests/fixtures/a-tag";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import { renderInRoot } from "../../../tests/fixtures/render-in-root";
import home from "../../../public/locales/en/home.json";
import { HomeFeed } from "./home-feed";

function renderFeed(...content: Parameters<typeof aConfiguration>) {
  const feed = toHomeFeed(aConfiguration(...content), "signed-out", aViewContext());
  return renderInRoot(<HomeFeed feed={feed} />, { texts: home });
}

describe("HomeFeed", () => {
  it("renders a game row with its heading and cards", () => {
    renderFeed([aSection({ description: "Just out" }), [aFeedEntry({ game: aGame() })]]);
    const row = within(screen.getByRole("region", { name: "Fresh this week" }));
    expect(row.getByRole("heading", { level: 2, name: "Fresh this week" })).toBeInTheDocument();
    expect(row.getByRole("heading", { level: 3, name: "Lantern Run" })).toBeInTheDocument();
    expect(row.queryByText("Just out")).not.toBeInTheDocument();
  });

  it("shows the description of a double-title row", () => {
    const row = aSection({ sectionType: "GAME_ROW_DOUBLE_TITLE", description: "Just out" });
    renderFeed([row, [aFeedEntry({ game: aGame() })]]);
    expect(screen.getByText("Just out")).toBeInTheDocument();
  });

  it("renders challenges and tags", () => {
    renderFeed(
      [aSection({ sectionType: "CHALLENGE_ROW" }), [aFeedEntry({ challenge: aChallenge() })]],
      [aSection({ sectionType: "TAGS" }), [aFeedEntry({ tag: aTag() })]],
    );
    expect(screen.getByRole("link", { name: "One breath, one run" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Runner" })).toHaveAttribute("href", "/tags/runner/");
  });

  it("loads the first six covers eagerly and the rest lazily", () => {
    const entries = Array.from({ length: 4 }, () => aFeedEntry({ game: aGame() }));
    const { container } = renderFeed(
      [aSection({ sectionType: "FEATURED_GAMES_HEADER" }), entries],
      [aSection(), entries],
    );
    const loading = [...container.querySelectorAll("img")].map((image) => image.getAttribute("loading"));
    expect(loading).toEqual([...Array<string>(6).fill("eager"), "lazy", "lazy"]);
    expect(container.querySelectorAll("img[fetchpriority=high]")).toHaveLength(1);
    expect(container.querySelector("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("reports an empty feed", () => {
    renderFeed();
    expect(screen.getByRole("heading", { name: "The shelf is empty" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Look again" })).toHaveAttribute("href", "/");
  });

  it("reports a feed that failed to load", () => {
    renderInRoot(<HomeFeed feed={null} />, { texts: home, at: "/de/" });
    expect(screen.getByRole("heading", { name: "The games did not load" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Try again" })).toHaveAttribute("href", "/de/");
  });
});
