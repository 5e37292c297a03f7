import fc from "fast-check";
import { expect, it } from "vitest";
import { playingTime } from "./playing-time";

it.each([
  [0, null],
  [-5, null],
  [Number.NaN, null],
  [1, { unit: "minutes", amount: 1 }],
  [59.4 * 60_000, { unit: "minutes", amount: 59 }],
  [59.6 * 60_000, { unit: "hours", amount: 1 }],
  [11_402 * 3_600_000, { unit: "hours", amount: 11_402 }],
])("tells %d ms", (milliseconds, time) => {
  expect(playingTime(milliseconds)).toEqual(time);
});

it("tells a whole number above zero of whatever was played", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (milliseconds) => {
      const time = playingTime(milliseconds);
      expect(time?.amount).toBeGreaterThan(0);
      expect(Number.isInteger(time?.amount)).toBe(true);
      if (time?.unit === "minutes") expect(time.amount).toBeLessThan(60);
    }),
  );
});
