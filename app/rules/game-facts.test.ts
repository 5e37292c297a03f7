import fc from "fast-check";
import { expect, it } from "vitest";
import { playingTime, toHalfStars } from "./game-facts";

it.each([
  [0, null],
  [-5, null],
  [Number.NaN, null],
  [1, { unit: "minutes", amount: 1 }],
  [59.4 * 60_000, { unit: "minutes", amount: 59 }],
  [59.6 * 60_000, { unit: "hours", amount: 1 }],
  [11_402 * 3_600_000, { unit: "hours", amount: 11_402 }],
])("formats %d ms", (milliseconds, time) => {
  expect(playingTime(milliseconds)).toEqual(time);
});

it("returns a positive integer for any time played", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (milliseconds) => {
      const time = playingTime(milliseconds);
      expect(time?.amount).toBeGreaterThan(0);
      expect(Number.isInteger(time?.amount)).toBe(true);
      if (time?.unit === "minutes") expect(time.amount).toBeLessThan(60);
    }),
  );
});

it.each([
  [4.76, 5],
  [4.74, 4.5],
  [1, 1],
  [3.25, 3.5],
  [-2, 0],
  [97, 5],
])("rounds %d to %d stars", (rating, stars) => {
  expect(toHalfStars(rating)).toBe(stars);
});

it("differs from a rating by at most a quarter of a star", () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 5, noNaN: true }), (rating) => {
      expect(Math.abs(toHalfStars(rating) - rating)).toBeLessThanOrEqual(0.25);
      expect(Number.isInteger(toHalfStars(rating) * 2)).toBe(true);
    }),
  );
});
