import { describe, expect, it } from "vitest";
import { formatScore, formatScoreDuration } from "./format-score";

it("writes points grouped and durations as time", () => {
  expect(formatScore(48_210, "points")).toBe("48\u00a0210");
  expect(formatScore(42_180, "duration")).toBe("0:42.18");
});

describe("formatScoreDuration", () => {
  it.each([
    [0, "0:00.00"],
    [9, "0:00.00"],
    [42_180, "0:42.18"],
    [188_400, "3:08.40"],
    [3_599_999, "59:59.99"],
    [3_788_400, "1:03:08.40"],
  ])("writes %d ms as %s", (milliseconds, text) => {
    expect(formatScoreDuration(milliseconds)).toBe(text);
  });
});
