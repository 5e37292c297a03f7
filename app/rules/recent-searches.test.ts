import fc from "fast-check";
import { expect, it } from "vitest";
import { isRecentSearches, MOST_RECENT_SEARCHES, withoutSearch, withSearch } from "./recent-searches";

it("puts the latest search first, each text once", () => {
  expect(withSearch(["snake", "fox"], " Fox ")).toEqual(["Fox", "snake"]);
  expect(withSearch(["snake"], "  ")).toEqual(["snake"]);
  expect(withoutSearch(["snake", "fox"], "FOX")).toEqual(["snake"]);
});

it("keeps a list that can be stored and read again, whatever is searched for", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 300 })), (texts) => {
      const searches = texts.reduce<string[]>((list, text) => withSearch(list, text), []);
      expect(searches.length).toBeLessThanOrEqual(MOST_RECENT_SEARCHES);
      expect(isRecentSearches(searches)).toBe(true);
    }),
  );
});

it.each([null, "fox", [1], [""], ["a".repeat(201)], Array.from({ length: 9 }, (_, index) => String(index))])(
  "takes %o for no list",
  (value) => {
    expect(isRecentSearches(value)).toBe(false);
  },
);
