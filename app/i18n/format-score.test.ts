import { expect, it } from "vitest";
import { formatScore } from "./format-score";

it("writes points grouped and durations as time", () => {
  expect(formatScore(48_210, "points")).toBe("48\u00a0210");
  expect(formatScore(42_180, "duration")).toBe("0:42.18");
});
