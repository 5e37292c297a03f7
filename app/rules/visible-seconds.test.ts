import { expect, it } from "vitest";
import { statsEvent } from "~contract/entities/stats-event";
import { visibleSeconds } from "./visible-seconds";

it.each([
  ["a while", 1_000, 13_340, 12.3],
  ["no time", 1_000, 1_000, 0],
  ["a hidden tab", null, 99_000, 0],
  ["a clock that was set back", 5_000, 1_000, 0],
])("counts %s", (_, markMs, nowMs, seconds) => {
  expect(visibleSeconds(markMs, nowMs)).toBe(seconds);
});

it("never counts more than the contract takes", () => {
  const { seconds } = statsEvent.shape.data.shape;
  expect(seconds.safeParse(visibleSeconds(0, Number.MAX_SAFE_INTEGER)).success).toBe(true);
});
