import { describe, expect, it } from "vitest";
import { withChanges } from "./keep-draft-current";

const BEFORE = { title: "Kite", tags: ["a"], text: { en: "One.", de: "Eins." }, date: null };

describe("withChanges", () => {
  it.each([
    ["a field that the draft left alone", {}, { title: "Kestrel" }, { title: "Kestrel" }],
    ["no field that the draft changed", { title: "Swift" }, { title: "Kestrel" }, { title: "Swift" }],
    ["lists as a whole", {}, { tags: ["a", "b"] }, { tags: ["a", "b"] }],
    [
      "texts by language",
      { text: { en: "Mine.", de: "Eins." } },
      { text: { en: "Theirs.", de: "Zwei.", pl: "Dwa." } },
      { text: { en: "Mine.", de: "Zwei.", pl: "Dwa." } },
    ],
    [
      "a language that was removed",
      { title: "Swift" },
      { text: { en: "One." } },
      { title: "Swift", text: { en: "One." } },
    ],
    [
      "no text that the draft removed",
      { text: { en: "One." } },
      { text: { en: "1", de: "Eins." } },
      { text: { en: "1" } },
    ],
    ["nothing where there is null", { date: "2026" }, { date: "2027" }, { date: "2026" }],
  ])("takes %s", (_, own, after, merged) => {
    const changed = withChanges({ ...BEFORE, ...own }, BEFORE, { ...BEFORE, ...after });
    expect(changed).toEqual({ ...BEFORE, ...merged });
  });

  it("keeps a draft of what is gone", () => {
    expect(withChanges(BEFORE, { ...BEFORE, title: "Swift" }, null)).toEqual(BEFORE);
  });
});
