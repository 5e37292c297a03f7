import fc from "fast-check";
import { expect, it } from "vitest";
import { toHalfStars } from "./half-stars";

it.each([
  [4.76, 5],
  [4.74, 4.5],
  [1, 1],
  [3.25, 3.5],
  [-2, 0],
  [97, 5],
])("draws %d as %d stars", (rating, stars) => {
  expect(toHalfStars(rating)).toBe(stars);
});

it("is never further than a quarter of a star from a real rating", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5, noNaN: true }), (rating) => {
      expect(Math.abs(toHalfStars(rating) - rating)).toBeLessThanOrEqual(0.25);
      expect(Number.isInteger(toHalfStars(rating) * 2)).toBe(true);
    }),
  );
});
