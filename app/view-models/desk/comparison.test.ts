import { describe, expect, it } from "vitest";
import { aViewContext } from "../../../tests/fixtures/a-view-context";
import type { ComparedEntry, ComparedSection, PartMove } from "~contract/entities/comparison";
import type { AuditValues } from "~contract/entities/audit-entry";
import type { Locale } from "~/i18n/locales";
import { toComparison } from "./comparison";

const ID = "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e09";
const ENTRY: ComparedEntry = {
  ...{ before: {}, after: {}, changes: [], move: null },
  entry: { entryId: ID, subject: { kind: "GAME", gameId: ID }, attributes: [] },
};
const SECTION: ComparedSection = {
  ...{ before: {}, after: {}, changes: ["CHANGED"], move: null },
  ...{ id: ID, name: { en: "Quiet games", de: "Ruhige Spiele" }, entries: [] },
};
const MOVED: PartMove = { from: 3, to: 1, fromSection: null };

type Found = { sections?: ComparedSection[]; before?: AuditValues; after?: AuditValues };

function compared({ sections = [], before = {}, after = {} }: Found, locale: Locale = "en") {
  const found = { before, after, sections, names: [{ id: ID, name: "Kilnbreak" }] };
  const details = { published: null, draft: null, revisions: [] };
  const place = { details, kind: "page" as const, subjectId: ID, mayChange: true };
  return toComparison({ before: "published", after: "draft", found }, place, aViewContext({ locale }));
}

describe("toComparison", () => {
  it("says from where to where a section has moved", () => {
    const section: ComparedSection = { ...SECTION, changes: ["MOVED", "CHANGED"], move: MOVED };
    expect(compared({ sections: [section] }).sections[0]?.change).toBe("Moved from place 3 to 1, Changed");
    expect(compared({ sections: [section] }, "de").sections[0]?.change).toBe(
      "Von Platz 3 auf Platz 1 verschoben, Geändert",
    );
  });

  it("says that it has moved where others have taken its place along", () => {
    const section: ComparedSection = { ...SECTION, changes: ["MOVED"], move: { ...MOVED, to: 3 } };
    expect(compared({ sections: [section] }).sections[0]?.change).toBe("Moved");
  });

  it("names the section that an entry has come from, in the page's language", () => {
    const move = { from: 2, to: 4, fromSection: { en: "Evening", de: "Abend" } };
    const entries: ComparedEntry[] = [{ ...ENTRY, changes: ["MOVED"], move }];
    const change = (locale?: Locale) =>
      compared({ sections: [{ ...SECTION, entries }] }, locale).sections[0]?.entries[0];
    expect(change()).toMatchObject({ name: "Kilnbreak", change: "Moved from “Evening”, place 2, to place 4" });
    expect(change("de")?.change).toBe("Aus „Abend“, Platz 2, auf Platz 4 verschoben");
  });

  it("says of a control that it has moved, not that it is gone", () => {
    const [jump, run] = ["Keyboard › Playing › Jump: Space", "Keyboard › Playing › Run: Shift"];
    const { fields } = compared({ before: { "controls.en": [jump, run, "–"] }, after: { "controls.en": [run, jump] } });
    const changes = fields[0]?.parts.map(({ change }) => change) ?? [];
    expect([...changes].sort()).toEqual(["moved", "removed", "same"]);
  });
});
