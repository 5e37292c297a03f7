import { describe, expect, it } from "vitest";
import type { FeedEntry } from "~contract/entities/feed-entry";
import type { Section } from "~contract/entities/section";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aConfiguration, aFeedEntry, aSection } from "../../tests/fixtures/a-configuration";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { contentSections, FULL_ATTRIBUTES } from "../../tests/fixtures/custom-entries";
import { toHomeFeed } from "./home-feed";

const view = aViewContext();
const gameEntry = () => aFeedEntry({ game: aGame() });

function feedOf(...content: Parameters<typeof aConfiguration>) {
  return toHomeFeed(aConfiguration(...content), "signed-out", view).sections;
}

describe("toHomeFeed", () => {
  it("returns the supported sections in order", () => {
    const sections = feedOf(
      [aSection({ sectionType: "FEATURED_GAMES_HEADER" }), [gameEntry()]],
      [aSection({ sectionType: "GAME_ROW_SIMPLE" }), [gameEntry()]],
      [aSection({ sectionType: "CHALLENGE_ROW" }), [aFeedEntry({ challenge: aChallenge() })]],
      [aSection({ sectionType: "TAGS" }), [aFeedEntry({ tag: aTag() })]],
      [aSection({ sectionType: "GAME_ROW_DOUBLE_TITLE" }), [gameEntry()]],
    );
    expect(sections.map(({ type }) => type)).toEqual([
      "FEATURED_GAMES_HEADER",
      "GAME_ROW_SIMPLE",
      "CHALLENGE_ROW",
      "TAGS",
      "GAME_ROW_DOUBLE_TITLE",
    ]);
  });

  it.each(["UNKNOWN", "FAQ", "SIDEBAR_SECTION"] as const)("omits sections of type %s", (sectionType) => {
    expect(feedOf([aSection({ sectionType }), [gameEntry()]])).toEqual([]);
  });

  it("returns rows, grids and feeds of games, each as its own type", () => {
    const types = ["MOBILE_GAME_ROW", "GAMES_GRID", "EXPANDABLE_FEED"] as const;
    const sections = feedOf(
      ...types.map((sectionType): [Section, FeedEntry[]] => [aSection({ sectionType }), [gameEntry()]]),
    );
    expect(sections).toMatchObject(types.map((type) => ({ type, games: [{ title: "Lantern Run" }] })));
  });

  it("returns sections of custom content, each as its own type", () => {
    const block = { title: "Three-colour jam" };
    const questions = [{ questions: [{ question: "Is it free?" }] }];
    expect(feedOf(...contentSections(FULL_ATTRIBUTES))).toMatchObject([
      { type: "FEATURED_GAMES_HEADER", games: [{ ...block, gameId: null }] },
      { type: "BANNER", banner: block },
      { type: "POPUP", popup: block },
      { type: "DISCORD_POPUP", popup: block },
      { type: "CLAIM", claims: [block] },
      { type: "TITLE_SECTION", text: "Three-colour jam" },
      { type: "TAGLINE", text: "Three-colour jam" },
      { type: "GAME_MAKER", panels: [block] },
      { type: "FAQ", groups: questions },
      { type: "FAQ_CATEGORIES", groups: questions },
      { type: "CATEGORIES", tags: [block] },
    ]);
  });

  it("returns a tagline without entries", () => {
    expect(feedOf([aSection({ sectionType: "TAGLINE" }), []])).toMatchObject([{ text: "Fresh this week", more: null }]);
  });

  it("omits sections without an entry of their kind", () => {
    const challenge = aFeedEntry({ challenge: aChallenge() });
    expect(feedOf([aSection(), []], [aSection({ sectionType: "TAGS" }), [challenge]])).toEqual([]);
  });

  it("skips entries of another kind in a row", () => {
    const [row] = feedOf([aSection(), [aFeedEntry({ tag: aTag() }), gameEntry()]]);
    expect(row).toMatchObject({ games: [{ title: "Lantern Run" }] });
  });

  it.each([
    ["authenticated", ["ALL_USERS", "SIGNED_IN_USERS"]],
    ["guest", ["ALL_USERS", "GUESTS"]],
    ["signed-out", ["ALL_USERS", "GUESTS"]],
  ] as const)("returns the sections for viewer %s", (viewer, names) => {
    const audiences = ["ALL_USERS", "GUESTS", "SIGNED_IN_USERS"] as const;
    const content = audiences.map((visibleFor): [Section, FeedEntry[]] => [
      aSection({ visibleFor, name: visibleFor, nameTranslations: {} }),
      [gameEntry()],
    ]);
    const { sections } = toHomeFeed(aConfiguration(...content), viewer, view);
    expect(sections.map(({ title }) => title)).toEqual(names);
  });

  it("counts the covers before each section", () => {
    const sections = feedOf(
      [aSection({ sectionType: "FEATURED_GAMES_HEADER" }), [gameEntry(), gameEntry(), gameEntry()]],
      [aSection({ sectionType: "TAGS" }), [aFeedEntry({ tag: aTag() })]],
      [aSection({ sectionType: "CHALLENGE_ROW" }), [aFeedEntry({ challenge: aChallenge() })]],
      [aSection(), [gameEntry()]],
    );
    expect(sections.map(({ firstCover }) => firstCover)).toEqual([0, 3, 3, 4]);
  });

  it("links tags in the viewer's language with their icon", () => {
    const configuration = aConfiguration([aSection({ sectionType: "TAGS" }), [aFeedEntry({ tag: aTag() })]]);
    const { sections } = toHomeFeed(configuration, "guest", aViewContext({ locale: "de" }));
    expect(sections[0]).toMatchObject({
      tags: [{ title: "Rennspiel", href: "/de/tags/runner/", icon: { name: "footprints" } }],
    });
  });
});

describe("a filtered grid", () => {
  const grid = aSection({ sectionType: "GAMES_GRID" });
  const other = aSection({ sectionType: "GAMES_GRID" });
  const configuration = aConfiguration([grid, [gameEntry()]], [other, [gameEntry()]]);
  const query = { grid: grid.sectionId, search: "glow", tag: undefined, sort: undefined };

  it("has the results instead of its entries", () => {
    const found = aGame({ gameId: "7d1f0a34-6f0e-4b7a-9a53-3f6d6f5d1a07", title: "Glow Worm" });
    const { sections } = toHomeFeed(configuration, "guest", view, { query, games: [found] });
    expect(sections).toMatchObject([
      { games: [{ id: found.gameId, title: "Glow Worm" }], filter: { search: "glow", isSet: true } },
      { games: [{ title: "Lantern Run" }], filter: { search: "", isSet: false } },
    ]);
  });

  it("is kept without results", () => {
    const { sections } = toHomeFeed(configuration, "guest", view, { query, games: [] });
    expect(sections[0]).toMatchObject({ games: [], filter: { isSet: true } });
  });
});

describe("the next page of the feed", () => {
  const nextOf = (currPage: number, totalPages: number) => {
    const configuration = { ...aConfiguration(), pagination: { currPage, numPerPage: 1, totalItems: 9, totalPages } };
    return toHomeFeed(configuration, "guest", aViewContext({ locale: "de" })).next;
  };

  it("is linked in the viewer's language", () => {
    expect(nextOf(0, 3)).toEqual({ href: "/de/?page=1", dataHref: "/api/home-feed/?locale=de&page=1" });
    expect(nextOf(1, 3)).toMatchObject({ href: "/de/?page=2" });
  });

  it("is null after the last", () => {
    expect(nextOf(2, 3)).toBeNull();
    expect(nextOf(0, 1)).toBeNull();
  });
});
