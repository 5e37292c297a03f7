import { expect, it } from "vitest";
import type { Section } from "~contract/entities/section";
import { aChallenge } from "../../tests/fixtures/a-challenge";
import { aConfiguration, aFeedEntry, aSection } from "../../tests/fixtures/a-configuration";
import { aGame } from "../../tests/fixtures/a-game";
import { aTag } from "../../tests/fixtures/a-tag";
import { aViewContext } from "../../tests/fixtures/a-view-context";
import { toDiscoverSections } from "./discover-sections";
import { toFeedBlocks } from "./feed-blocks";

const named = (sectionType: Section["sectionType"], name: string) =>
  aSection({ sectionType, name, nameTranslations: {} });
const game = () => aFeedEntry({ game: aGame() });

function sectionsOf(...content: Parameters<typeof aConfiguration>) {
  return toDiscoverSections(aConfiguration(...content), "signed-out", aViewContext(), 7);
}

it("has games, challenges and tags with their titles, in the order of the content", () => {
  const sections = sectionsOf(
    [named("TAGS", "Moods"), [aFeedEntry({ tag: aTag() })]],
    [named("CHALLENGE_ROW", "First"), [aFeedEntry({ challenge: aChallenge() })]],
    [named("GAME_ROW_SIMPLE", "Phone"), [game(), game()]],
  );
  expect(sections.map(({ title, blocks }) => [title, blocks.map(({ kind, items }) => [kind, items.length])])).toEqual([
    ["Moods", [["tags", 1]]],
    ["First", [["challenges", 1]]],
    ["Phone", [["games", 2]]],
  ]);
  expect(sections[2]?.blocks[0]?.firstCover).toBe(7);
});

it("has every section's own entries, in the viewer's language", () => {
  const [first, second] = [
    aSection({ description: "All of it.", descriptionTranslations: { de: "Alles." } }),
    aSection({ sectionType: "GAMES_GRID", name: "", nameTranslations: {} }),
  ];
  const [one, other] = [game(), game()];
  const view = aViewContext({ locale: "de" });
  expect(toDiscoverSections(aConfiguration([first, [one]], [second, [other]]), "signed-out", view, 3)).toEqual([
    {
      id: first.sectionId,
      title: "Neu in dieser Woche",
      description: "Alles.",
      blocks: toFeedBlocks([one], view, 3),
    },
    { id: second.sectionId, title: "Neue Spiele", description: null, blocks: toFeedBlocks([other], view, 3) },
  ]);
});

it.each([
  ...["GAME_ROW_SIMPLE", "GAME_ROW_DOUBLE_TITLE", "MOBILE_GAME_ROW", "GAMES_GRID"],
  ...["EXPANDABLE_FEED", "CHALLENGE_ROW", "CATEGORIES", "TAGS"],
] as Section["sectionType"][])("renders %s", (sectionType) => {
  expect(sectionsOf([aSection({ sectionType }), [game()]])).toHaveLength(1);
});

it.each(["UNKNOWN", "POPUP", "BANNER", "SIDEBAR_SECTION"] as const)("omits %s", (sectionType) => {
  expect(sectionsOf([aSection({ sectionType }), [game()]])).toEqual([]);
});

it("omits sections hidden from the viewer and empty ones", () => {
  const own = aSection({ sectionType: "GAME_ROW_SIMPLE", visibleFor: "SIGNED_IN_USERS" });
  expect(sectionsOf([own, [game()]])).toEqual([]);
  expect(toDiscoverSections(aConfiguration([own, [game()]]), "authenticated", aViewContext(), 0)).toHaveLength(1);
  expect(sectionsOf([aSection({ sectionType: "TAGS" }), [aFeedEntry({})]])).toEqual([]);
});
