import { describe, expect, it } from "vitest";
import { pageContent, type PageContent, type PageSection } from "~contract/entities/page-content";
import * as draft from "./page-draft";

const idOf = (number: number) => `5b0d4c9e-93a7-4c1f-8d53-${String(number).padStart(12, "0")}`;
let last = 100;
const newId = () => idOf((last += 1));

function aSection(number: number, changes: Partial<PageSection> = {}): PageSection {
  const { page } = draft.addSection(
    { alias: "home", sections: [] },
    { sectionType: "GAME_ROW_SIMPLE", name: { en: `Row ${String(number)}` } },
    () => idOf(number),
  );
  return { ...(page.sections[0] ?? expect.fail()), ...changes };
}

const anEntry = (number: number) => ({
  ...{ entryId: idOf(number), attributes: [] },
  subject: { kind: "GAME" as const, gameId: idOf(number + 1) },
});
const PAGE: PageContent = {
  alias: "home",
  sections: [aSection(1), aSection(2, { entries: [anEntry(20), anEntry(30)] }), aSection(3)],
};
const namesOf = ({ sections }: PageContent) => sections.map(({ name }) => name.en);
const entryIdsOf = (page: PageContent) => page.sections.flatMap(({ entries }) => entries.map(({ entryId }) => entryId));

describe("sections of a page's draft", () => {
  it("are added at the end, valid and with an address of their own", () => {
    const section = { sectionType: "MOBILE_GAME_ROW", name: { en: "Pocket" } };
    const one = draft.addSection(PAGE, section, newId);
    const { page, sectionId } = draft.addSection(one.page, section, newId);
    expect(namesOf(page)).toEqual(["Row 1", "Row 2", "Row 3", "Pocket", "Pocket"]);
    expect(draft.findSection(page, sectionId)).toMatchObject({ visibleFor: "ALL_USERS", entries: [] });
    expect(page.sections.map(({ feedAlias }) => feedAlias).slice(3)).toEqual([
      expect.stringMatching(/^home-mobile-game-row-[0-9a-f]{6}$/),
      expect.stringMatching(/^home-mobile-game-row-[0-9a-f]{6}$/),
    ]);
    expect(pageContent.safeParse(page).success).toBe(true);
  });

  it("move by one, and not beyond the ends", () => {
    expect(namesOf(draft.moveSection(PAGE, idOf(2), "up"))).toEqual(["Row 2", "Row 1", "Row 3"]);
    expect(namesOf(draft.moveSection(PAGE, idOf(2), "down"))).toEqual(["Row 1", "Row 3", "Row 2"]);
    expect(namesOf(draft.moveSection(PAGE, idOf(1), "up"))).toEqual(namesOf(PAGE));
    expect(namesOf(draft.moveSection(PAGE, idOf(3), "down"))).toEqual(namesOf(PAGE));
    expect(namesOf(draft.moveSection(PAGE, idOf(9), "down"))).toEqual(namesOf(PAGE));
  });

  it("move to any place, at most the last", () => {
    expect(namesOf(draft.moveSection(PAGE, idOf(3), 0))).toEqual(["Row 3", "Row 1", "Row 2"]);
    expect(namesOf(draft.moveSection(PAGE, idOf(1), 1))).toEqual(["Row 2", "Row 1", "Row 3"]);
    expect(namesOf(draft.moveSection(PAGE, idOf(1), 9))).toEqual(["Row 2", "Row 3", "Row 1"]);
    expect(entryIdsOf(draft.moveEntry(PAGE, idOf(2), idOf(30), 0))).toEqual([idOf(30), idOf(20)]);
  });

  it("are duplicated with ids of their own, behind the first", () => {
    const page = draft.duplicateSection(PAGE, idOf(2), newId);
    expect(namesOf(page)).toEqual(["Row 1", "Row 2", "Row 2", "Row 3"]);
    expect(new Set(entryIdsOf(page)).size).toBe(4);
    expect(pageContent.safeParse(page).success).toBe(true);
  });

  it("are removed and changed", () => {
    expect(namesOf(draft.removeSection(PAGE, idOf(2)))).toEqual(["Row 1", "Row 3"]);
    const hidden = draft.changeSection(PAGE, idOf(3), { isHidden: true });
    expect(hidden.sections.map(({ isHidden }) => isHidden)).toEqual([false, false, true]);
  });
});

describe("entries of a section's draft", () => {
  const SUBJECT = { kind: "CUSTOM", customType: "FAQ" } as const;

  it("are added at the end", () => {
    const { page, entryId } = draft.addEntry(PAGE, idOf(2), SUBJECT, newId);
    expect(draft.findSection(page, idOf(2))?.entries.at(-1)).toEqual({ entryId, subject: SUBJECT, attributes: [] });
    expect(entryIdsOf(page)).toHaveLength(3);
  });

  it("move, change and go", () => {
    expect(entryIdsOf(draft.moveEntry(PAGE, idOf(2), idOf(30), "up"))).toEqual([idOf(30), idOf(20)]);
    expect(entryIdsOf(draft.removeEntry(PAGE, idOf(2), idOf(20)))).toEqual([idOf(30)]);
    const attributes = [{ name: "Link", type: "ANY" as const, value: "/events/" }];
    const page = draft.changeEntry(PAGE, { sectionId: idOf(2), entryId: idOf(30) }, attributes);
    expect(page.sections[1]?.entries.map((entry) => entry.attributes)).toEqual([[], attributes]);
  });
});
