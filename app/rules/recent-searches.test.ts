import fc from "fast-check";
import { expect, it } from "vitest";
import { isRecentSearches, MAX_RECENT_SEARCHES, withoutSearch, withSearch } from "./recent-searches";

it("puts the latest search first, each text once", () => {
  expect(withSearch(["snake", "fox"], " Fox ")).toEqual(["Fox", "snake"]);
  expect(withSearch(["snake"], "  ")).toEqual(["snake"]);
  expect(withoutSearch(["snake", "fox"], "FOX")).toEqual(["snake"]);
});

it("returns a valid list for any searches", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 300 })), (texts) => {
      const searches = texts.reduce<string[]>((list, text) => withSearch(list, text), []);
      expect(searches.length).toBeLessThanOrEqual(MAX_RECENT_SEARCHES);
      expect(isRecentSearches(searches)).toBe(true);
    }),
  );
});

it("accepts a search of maximum length and truncates a longer one", () => {
  const longest = "a".repeat(200);
  expect(isRecentSearches([longest])).toBe(true);
  expect(withSearch([], `${longest}b`)).toEqual([longest]);
  expect(withSearch([], `  ${longest}b`)).toEqual([longest]);
});

it("trims a truncated search", () => {
  const text = "a".repeat(199);
  expect(withSearch([], `${text} fox`)).toEqual([text]);
});

it.each([null, "fox", [1], [""], [" "], ["a".repeat(201)], Array.from({ length: 9 }, (_, index) => String(index))])(
  "rejects %o",
  (value) => {
    expect(isRecentSearches(value)).toBe(false);
  },
);
