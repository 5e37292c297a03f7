import { describe, expect, it } from "vitest";
import type { FeedEntry } from "~contract/entities/feed-entry";
import type { Section } from "~contract/entities/section";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aConfiguration, aFeedEntry, aSection } from "../../tests/fixtures/a-configuration";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toHomeFeed } from "./home-feed";

const view = aViewContext();
const gameEntry = () => aFeedEntry({ game: aGame() });

function feedOf(...content: Parameters<typeof aConfiguration>) {
  return toHomeFeed(aConfiguration(...content), "signed-out", view).sections;
}

describe("toHomeFeed", () => {
  it("draws the sections it knows, in their order", () => {
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

  it.each(["UNKNOWN", "FAQ", "SIDEBAR_SECTION"] as const)("leaves out sections of type %s", (sectionType) => {
    expect(feedOf([aSection({ sectionType }), [gameEntry()]])).toEqual([]);
  });

  it("leaves out sections without an entry of their kind", () => {
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
  ] as const)("shows to the %s their sections", (viewer, names) => {
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
