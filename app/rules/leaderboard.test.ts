import { describe, expect, it } from "vitest";
import { pageOfPosition, scoreDistance } from "./leaderboard";

describe("scoreDistance", () => {
  it("counts up to pass a higher score", () => {
    expect(scoreDistance(31_480, 31_799, "highest_wins")).toBe(320);
  });

  it("counts down to pass a lower score", () => {
    expect(scoreDistance(62_000, 60_000, "lowest_wins")).toBe(2_001);
  });

  it("requires one more than a tie", () => {
    expect(scoreDistance(10, 10, "highest_wins")).toBe(1);
  });
});

it.each([
  [1, 0],
  [10, 0],
  [11, 1],
  [100_000, 9_999],
])("position %i is on page %i", (position, page) => {
  expect(pageOfPosition(position)).toBe(page);
});
