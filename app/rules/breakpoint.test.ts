import fc from "fast-check";
import { expect, it } from "vitest";
import { breakpointWidth, byBreakpoint } from "./breakpoint";

it.each([
  ["MOBILE", 0],
  ["Tablet ", 600],
  ["desktop", 901],
  [1180, 1180],
  ["600px", 600],
  [" 75 ", 75],
  [600.5, 601],
  [10_000, 10_000],
  ["10000", 10_000],
  [10_001, 0],
  ["600pt", 0],
  ["2 x 600px", 0],
  [["600"], 0],
  [true, 0],
  ["constructor", 0],
  ["-5", 0],
  [-5, 0],
  [1e9, 0],
  [Number.NaN, 0],
  [null, 0],
  [{}, 0],
] as const)("%j means from %i px", (value, width) => {
  expect(breakpointWidth(value)).toBe(width);
});

it("returns an integer within the limits for any value", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const width = breakpointWidth(value);
      expect(Number.isInteger(width) && width >= 0 && width <= 10_000).toBe(true);
    }),
  );
});

it("sorts the widest first and keeps the first variant of each width", () => {
  const variants = [
    { minWidth: 0, name: "a" },
    { minWidth: 901, name: "b" },
    { minWidth: 0, name: "c" },
  ];
  expect(byBreakpoint(variants).map(({ name }) => name)).toEqual(["b", "a"]);
});
