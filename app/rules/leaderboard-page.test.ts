import { expect, it } from "vitest";
import { pageOfPosition } from "./leaderboard-page";

it.each([
  [1, 0],
  [10, 0],
  [11, 1],
  [100_000, 9_999],
])("puts position %i on page %i", (position, page) => {
  expect(pageOfPosition(position)).toBe(page);
});
