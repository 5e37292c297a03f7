import fc from "fast-check";
import { expect, it } from "vitest";
import { isSeenPopups, withSeenPopup } from "./seen-popups";

it("remembers each popup once, and no more than its own schema takes", () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 120 }), (ids) => {
      const seen = ids.reduce(withSeenPopup, []);
      expect(isSeenPopups(seen)).toBe(true);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.at(-1)).toBe(ids.at(-1));
    }),
  );
});

it.each([null, "a", [1], { a: 1 }, Array<string>(51).fill("x")])("refuses %j", (value) => {
  expect(isSeenPopups(value)).toBe(false);
});
