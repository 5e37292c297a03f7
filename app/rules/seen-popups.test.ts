import fc from "fast-check";
import { expect, it } from "vitest";
import { isSeenPopups, withSeenPopup } from "./seen-popups";

it("stores each popup once, within its own limit", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 120 }), (ids) => {
      const seen = ids.reduce(withSeenPopup, []);
      expect(isSeenPopups(seen)).toBe(true);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.at(-1)).toBe(ids.at(-1));
    }),
  );
});

it.each([null, "a", [1], { a: 1 }, Array<string>(51).fill("x")])("rejects %j", (value) => {
  expect(isSeenPopups(value)).toBe(false);
});

it("accepts the maximum number", () => {
  expect(isSeenPopups(Array<string>(50).fill("x"))).toBe(true);
});

it("appends the latest, also one that was seen before", () => {
  expect(withSeenPopup(["a", "b"], "c")).toEqual(["a", "b", "c"]);
  expect(withSeenPopup(["a", "b", "c"], "a")).toEqual(["b", "c", "a"]);
});

it("drops the oldest above the limit", () => {
  const full = Array.from({ length: 50 }, (_, index) => String(index));
  expect(withSeenPopup(full, "new")).toEqual([...full.slice(1), "new"]);
});
