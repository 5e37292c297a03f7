import { describe, expect, it } from "vitest";
import { aFeedEntry, anAnyAttribute, aTextAttribute } from "../../tests/fixtures/a-configuration";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toFeaturedGame } from "./featured-game";

describe("toFeaturedGame", () => {
  it("takes the game's own words and cover", () => {
    expect(toFeaturedGame(aFeedEntry({ game: aGame() }), aViewContext())).toMatchObject({
      title: "Lantern Run",
      headline: null,
      genre: "Runner",
      pitch: "Carry the last light across the rooftops.",
      playLabel: "Play",
      href: "/games/lant01/lantern-run/",
      playHref: "/games/lant01/lantern-run/?autoPlay=true",
      art: { width: 640, height: 360, focusX: 64 },
    });
  });

  it("lets the entry's attributes win", () => {
    const attributes = [
      aTextAttribute("Title", "The fox runs", { de: "Der Fuchs rennt" }),
      aTextAttribute("Headline", "Game of the week", { de: "Spiel der Woche" }),
      aTextAttribute("Description", "One light, many roofs."),
      aTextAttribute("Button text", "Run"),
      { name: "Cover images", type: "ASSET" as const, url: "/media/own.webp", variants: [] },
    ];
    const view = aViewContext({ locale: "de" });
    expect(toFeaturedGame(aFeedEntry({ game: aGame(), attributes }), view)).toMatchObject({
      title: "Der Fuchs rennt",
      headline: "Spiel der Woche",
      genre: "Rennspiel",
      pitch: "One light, many roofs.",
      playLabel: "Run",
      art: { src: "/media/own.webp" },
    });
  });

  it("prefers the subheading to the description", () => {
    const attributes = [aTextAttribute("Description", "Long"), aTextAttribute("Subheading", "Short")];
    expect(toFeaturedGame(aFeedEntry({ game: aGame(), attributes }), aViewContext())?.pitch).toBe("Short");
  });

  it("names no genre for a game without tags", () => {
    expect(toFeaturedGame(aFeedEntry({ game: aGame({ tags: [] }) }), aViewContext())?.genre).toBeNull();
  });

  it.each(["home-fresh", { feedAlias: "home-fresh" }])("leads to the page of the feed that %j names", (link) => {
    const attributes = [aTextAttribute("Title", "All that is new"), anAnyAttribute("Link", link)];
    const box = { attributes, customContentItemType: "FEATURED_FEED_PAGE" } as const;
    expect(toFeaturedGame(aFeedEntry(box), aViewContext({ locale: "de" }))?.href).toBe("/de/feed/home-fresh/");
    const content = { attributes, customContentItemType: "FEATURE_CONTENT" } as const;
    expect(toFeaturedGame(aFeedEntry(content), aViewContext())).toBeNull();
  });

  it.each([undefined, "", "../x", "a b", "javascript:alert(1)", { feedAlias: 7 }, ["home-fresh"]])(
    "leads nowhere by %j",
    (link) => {
      const attributes = [aTextAttribute("Title", "All that is new"), anAnyAttribute("Link", link)];
      const entry = aFeedEntry({ attributes, customContentItemType: "FEATURED_FEED_PAGE" });
      expect(toFeaturedGame(entry, aViewContext())).toBeNull();
    },
  );

  it("is nothing without a game", () => {
    expect(toFeaturedGame(aFeedEntry({ tag: aTag() }), aViewContext())).toBeNull();
  });
});
