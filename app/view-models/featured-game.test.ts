import { describe, expect, it } from "vitest";
import type { Locale } from "~/i18n/locales";
import type { Attribute } from "~contract/entities/attribute";
import type { FeedEntry } from "~contract/entities/feed-entry";
import { aFeedEntry, anAnyAttribute, aTextAttribute } from "../../tests/fixtures/a-configuration";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toFeaturedGame } from "./featured-game";

const ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e01";
const MEDIA = "/media/covers/lantern-run";
const SRC_SET = `${MEDIA}/webp-320x180.webp 320w, ${MEDIA}/webp-640x360.webp 640w, ${MEDIA}/webp-1280x720.webp 1280w`;

const anAsset = (name: string, url: string, variants: (Attribute & { type: "ASSET" })["variants"] = []): Attribute => ({
  ...{ name, type: "ASSET", url, variants },
});
const aFilm = (mimeType: string) => ({
  ...{ variantKey: mimeType, url: `/media/${mimeType}`, mimeType, width: 640, height: 360 },
});

describe("toFeaturedGame", () => {
  it("has the game's own texts and cover", () => {
    expect(toFeaturedGame(aFeedEntry({ entryId: ID, game: aGame() }), aViewContext())).toEqual({
      id: ID,
      title: "Lantern Run",
      headline: null,
      genre: "Runner",
      pitch: "Carry the last light across the rooftops.",
      playLabel: "Play",
      href: "/games/lant01/lantern-run/",
      playHref: "/games/lant01/lantern-run/?autoPlay=true",
      gameId: aGame().gameId,
      art: { src: `${MEDIA}/webp-640x360.webp`, srcSet: SRC_SET, width: 640, height: 360, focusX: 64 },
      video: null,
    });
  });

  it("prefers the entry's attributes", () => {
    const attributes = [
      aTextAttribute("Title", "The fox runs", { de: "Der Fuchs rennt" }),
      aTextAttribute("Headline", "Game of the week", { de: "Spiel der Woche" }),
      aTextAttribute("Description", "One light, many roofs."),
      aTextAttribute("Button text", "Run"),
      anAsset("Cover images", "/media/own.webp", aCover().variants),
    ];
    const view = aViewContext({ locale: "de" });
    expect(toFeaturedGame(aFeedEntry({ game: aGame(), attributes }), view)).toMatchObject({
      title: "Der Fuchs rennt",
      headline: "Spiel der Woche",
      genre: "Rennspiel",
      pitch: "One light, many roofs.",
      playLabel: "Run",
      href: "/de/games/lant01/lantern-run/",
      playHref: "/de/games/lant01/lantern-run/?autoPlay=true",
      art: { src: "/media/own.webp", srcSet: SRC_SET, width: 640, height: 360, focusX: null },
    });
  });

  it("prefers the subheading to the description", () => {
    const attributes = [aTextAttribute("Description", "Long"), aTextAttribute("Subheading", "Short")];
    expect(toFeaturedGame(aFeedEntry({ game: aGame(), attributes }), aViewContext())?.pitch).toBe("Short");
  });

  it("has no pitch if neither the entry nor the game has one", () => {
    expect(toFeaturedGame(aFeedEntry({ game: aGame({ shortDescription: null }) }), aViewContext())?.pitch).toBeNull();
  });

  it("has no picture for a game without a cover", () => {
    expect(toFeaturedGame(aFeedEntry({ game: aGame({ covers: [] }) }), aViewContext())?.art).toBeNull();
  });

  it("has no genre for a game without tags", () => {
    expect(toFeaturedGame(aFeedEntry({ game: aGame({ tags: [] }) }), aViewContext())?.genre).toBeNull();
  });

  it.each(["home-fresh", { feedAlias: "home-fresh" }])("links to the page of the feed %j", (link) => {
    const attributes = [aTextAttribute("Title", "All that is new"), anAnyAttribute("Link", link)];
    const box = { attributes, customContentItemType: "FEATURED_FEED_PAGE" } as const;
    expect(toFeaturedGame(aFeedEntry(box), aViewContext({ locale: "de" }))).toMatchObject({
      ...{ playLabel: "Ansehen", href: "/de/feed/home-fresh/", playHref: "/de/feed/home-fresh/" },
    });
    const content = { attributes, customContentItemType: "FEATURE_CONTENT" } as const;
    expect(toFeaturedGame(aFeedEntry(content), aViewContext())).toBeNull();
  });

  it.each([undefined, "", "../x", "a b", "javascript:alert(1)", { feedAlias: 7 }, ["home-fresh"]])(
    "is null for the link %j",
    (link) => {
      const attributes = [aTextAttribute("Title", "All that is new"), anAnyAttribute("Link", link)];
      const entry = aFeedEntry({ attributes, customContentItemType: "FEATURED_FEED_PAGE" });
      expect(toFeaturedGame(entry, aViewContext())).toBeNull();
    },
  );

  it("is null without a game", () => {
    expect(toFeaturedGame(aFeedEntry({ tag: aTag() }), aViewContext())).toBeNull();
  });
});

describe("content on the shelf", () => {
  const title = aTextAttribute("Title", "Night of lights", { de: "Nacht der Lichter" });
  const link = anAnyAttribute("Link", "/events/");
  const button = aTextAttribute("Button text", "Join", { de: "Mitmachen" });
  type Type = FeedEntry["customContentItemType"];

  const content = (attributes: Attribute[], type: Type = "FEATURE_CONTENT", locale: Locale = "en") =>
    toFeaturedGame(aFeedEntry({ entryId: ID, attributes, customContentItemType: type }), aViewContext({ locale }));

  it("has the texts, picture and link of its entry, and no game", () => {
    const attributes = [
      ...[title, link, button],
      aTextAttribute("Headline", "New", { de: "Neu" }),
      aTextAttribute("Subheading", "Until Sunday", { de: "Bis Sonntag" }),
      anAsset("Cover images", "/media/art.webp"),
    ];
    expect(content(attributes, "FEATURE_CONTENT", "de")).toEqual({
      id: ID,
      title: "Nacht der Lichter",
      headline: "Neu",
      genre: null,
      pitch: "Bis Sonntag",
      playLabel: "Mitmachen",
      href: "/de/events/",
      playHref: "/de/events/",
      gameId: null,
      art: { src: "/media/art.webp", srcSet: null, width: 640, height: 360, focusX: null },
      video: null,
    });
  });

  it("has a default label without a button text", () => {
    expect(content([title, link])?.playLabel).toBe("Have a look");
  });

  it("has the button text of a feed link", () => {
    const feed = anAnyAttribute("Link", "home-fresh");
    expect(content([title, feed, button], "FEATURED_FEED_PAGE", "de")?.playLabel).toBe("Mitmachen");
  });

  it("uses the URL of a feed's page if there is one", () => {
    expect(content([title, link], "FEATURED_FEED_PAGE")?.href).toBe("/events/");
  });

  it("is null without a title or a link", () => {
    expect(content([link])).toBeNull();
    expect(content([title])).toBeNull();
    expect(content([anAnyAttribute("Link", "home-fresh")], "FEATURED_FEED_PAGE")).toBeNull();
  });

  it.each(["URL", "POPUP_CONTENT", "UNKNOWN", null] as const)("is null as %s", (type) => {
    expect(content([title, link], type)).toBeNull();
  });
});

describe("video in a box of the shelf", () => {
  const film = anAsset("Cover videos", "/media/film", [aFilm("image/webp"), aFilm("video/webm"), aFilm("video/mp4")]);
  const gameBox = (...attributes: Attribute[]) =>
    toFeaturedGame(aFeedEntry({ game: aGame(), attributes }), aViewContext())?.video;

  it("has a source for every video, in their order", () => {
    expect(gameBox(film)).toEqual({
      minWidth: 0,
      sources: [
        { url: "/media/video/webm", mimeType: "video/webm" },
        { url: "/media/video/mp4", mimeType: "video/mp4" },
      ],
    });
  });

  it("has the entry's breakpoint as minimum width", () => {
    expect(gameBox(film, anAnyAttribute("Breakpoint", "desktop"))?.minWidth).toBe(901);
  });

  it("is null without a video", () => {
    expect(gameBox(anAsset("Cover videos", "/media/film"))).toBeNull();
    expect(gameBox(anAsset("Cover videos", "/media/film", [aFilm("image/webp")]))).toBeNull();
    expect(gameBox(anAsset("Cover images", "/media/film", [aFilm("video/mp4")]))).toBeNull();
  });

  it("is available in content boxes as well", () => {
    const attributes = [aTextAttribute("Title", "Night of lights"), anAnyAttribute("Link", "/events/"), film];
    const entry = aFeedEntry({ attributes, customContentItemType: "FEATURE_CONTENT" });
    expect(toFeaturedGame(entry, aViewContext())?.video?.sources).toHaveLength(2);
  });
});
