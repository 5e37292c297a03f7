import { describe, expect, it } from "vitest";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aFeedEntry, anAnyAttribute, aTextAttribute } from "../../tests/fixtures/a-configuration";
import { aCover, aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import type { Attribute } from "~contract/entities/attribute";
import { toChallengeCard } from "./challenge-card";
import { toFeedBlocks } from "./feed-blocks";
import { toGameCard } from "./game-card";

const view = aViewContext({ locale: "de" });
const VOTE = { feedId: "feed", feedVersion: "1", entryId: "vote", votes: 12, hasVotedFor: true };

const title = aTextAttribute("Title", "Read on", { de: "Weiterlesen" });
const link = anAnyAttribute("Link", "/events/?a=1");
const gameEntry = (entryId: string) => aFeedEntry({ entryId, game: aGame() });
const challengeEntry = (entryId: string) => aFeedEntry({ entryId, challenge: aChallenge() });
const tagEntry = (entryId: string) => aFeedEntry({ entryId, tag: aTag() });
const linkEntry = (entryId: string, attributes: Attribute[] = [title, link]) =>
  aFeedEntry({ entryId, customContentItemType: "URL", attributes });

const shape = (...args: Parameters<typeof toFeedBlocks>) =>
  toFeedBlocks(...args).map(({ kind, firstCover, items }) => [kind, firstCover, items.map(({ id }) => id)]);

describe("toFeedBlocks", () => {
  it("returns each kind as its own cards, identified by entry", () => {
    const voted = aFeedEntry({ entryId: "g", game: aGame({ feedEntry: VOTE }) });
    expect(toFeedBlocks([voted, challengeEntry("c"), tagEntry("t"), linkEntry("l")], view)).toEqual([
      { kind: "games", firstCover: 0, items: [{ ...toGameCard(aGame(), view), id: "g", vote: VOTE }] },
      { kind: "challenges", firstCover: 1, items: [{ ...toChallengeCard(aChallenge(), view), id: "c" }] },
      {
        kind: "tags",
        firstCover: 2,
        items: [{ id: "t", title: "Rennspiel", href: "/de/tags/runner/", icon: { name: "footprints" } }],
      },
      {
        kind: "links",
        firstCover: 2,
        items: [{ id: "l", title: "Weiterlesen", text: null, href: "/de/events/?a=1", cover: null }],
      },
    ]);
  });

  it("has no vote for a game outside feeds", () => {
    expect(toFeedBlocks([gameEntry("g")], view)).toMatchObject([{ items: [{ vote: null }] }]);
  });

  it.each([
    ["games", gameEntry],
    ["challenges", challengeEntry],
    ["tags", tagEntry],
    ["links", linkEntry],
  ] as const)("groups adjacent %s", (kind, entryOf) => {
    expect(shape([entryOf("one"), entryOf("two"), entryOf("three")], view)).toEqual([
      [kind, 0, ["one", "two", "three"]],
    ]);
  });

  it("starts a block at every change of kind", () => {
    const kinds = [gameEntry, challengeEntry, tagEntry, linkEntry];
    for (const first of kinds) {
      for (const second of kinds.filter((kind) => kind !== first)) {
        expect(shape([first("one"), second("two"), first("three")], view).map(([, , ids]) => ids)).toEqual([
          ["one"],
          ["two"],
          ["three"],
        ]);
      }
    }
  });

  it("counts covers from the first position, without tags", () => {
    const entries = [gameEntry("a"), gameEntry("b"), tagEntry("c"), linkEntry("d"), challengeEntry("e"), tagEntry("f")];
    expect(shape(entries, view, 4)).toEqual([
      ["games", 4, ["a", "b"]],
      ["tags", 6, ["c"]],
      ["links", 6, ["d"]],
      ["challenges", 7, ["e"]],
      ["tags", 8, ["f"]],
    ]);
  });

  it("omits entries without a link, and does not count their covers", () => {
    const entries = [gameEntry("a"), linkEntry("b", [title]), gameEntry("c"), linkEntry("d", [link]), linkEntry("e")];
    expect(shape(entries, view)).toEqual([
      ["games", 0, ["a", "c"]],
      ["links", 2, ["e"]],
    ]);
    expect(toFeedBlocks([], view)).toEqual([]);
  });
});

describe("links of a feed", () => {
  const linkOf = (...attributes: Attribute[]) => toFeedBlocks([linkEntry("l", attributes)], view)[0]?.items[0];

  it("prefer the title to the headline", () => {
    const headline = aTextAttribute("Headline", "Headline", { de: "Schlagzeile" });
    expect(linkOf(headline, title, link)).toMatchObject({ title: "Weiterlesen" });
    expect(linkOf(headline, link)).toMatchObject({ title: "Schlagzeile" });
  });

  it("prefer the description to the subheading", () => {
    const description = aTextAttribute("Description", "A description", { de: "Beschreibung" });
    const subheading = aTextAttribute("Subheading", "A subheading", { de: "Unterzeile" });
    expect(linkOf(title, link, subheading, description)).toMatchObject({ text: "Beschreibung" });
    expect(linkOf(title, link, subheading)).toMatchObject({ text: "Unterzeile" });
  });

  it("have their cover at 640 by 360", () => {
    const { variants } = aCover();
    const cover: Attribute = { name: "Cover images", type: "ASSET", url: "/media/events.webp", variants };
    expect(linkOf(title, link, cover)).toMatchObject({
      cover: {
        src: "/media/events.webp",
        srcSet: expect.stringContaining("webp-1280x720.webp 1280w") as unknown,
        width: 640,
        height: 360,
        focusX: null,
      },
    });
  });

  it("ignore links of another name or type", () => {
    expect(linkOf(title, anAnyAttribute("Target", "/events/"))).toBeUndefined();
    expect(linkOf(title, aTextAttribute("Link", "/events/"))).toBeUndefined();
    expect(linkOf(title, aTextAttribute("Link", "/discover/"), link)).toMatchObject({ href: "/de/events/?a=1" });
    expect(linkOf(title, anAnyAttribute("Target", "/discover/"), link)).toMatchObject({ href: "/de/events/?a=1" });
  });

  it("may lead to other sites, but not to scripts", () => {
    expect(linkOf(title, anAnyAttribute("Link", "https://studio.example/"))).toMatchObject({
      href: "https://studio.example/",
    });
    expect(linkOf(title, anAnyAttribute("Link", "javascript:alert(1)"))).toBeUndefined();
  });
});
