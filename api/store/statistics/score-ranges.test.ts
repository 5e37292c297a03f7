import { describe, expect, it } from "vitest";
import { foldScores, SCORE_LIMITS, type ScoreRange } from "./score-ranges";

const steps = (...players: number[]): ScoreRange[] =>
  players.map((count, index) => ({ start: index * 10, end: index * 10 + 10, players: count }));
const sum = (ranges: readonly ScoreRange[]) => ranges.reduce((total, { players }) => total + players, 0);

describe("foldScores", () => {
  it("shows every step of ten players and more", () => {
    expect(foldScores(steps(10, 40, 12))).toEqual(steps(10, 40, 12));
  });

  it("puts few players together with their neighbours", () => {
    expect(foldScores(steps(3, 4, 5, 20, 9))).toEqual([
      { start: 0, end: 30, players: 12 },
      { start: 30, end: 50, players: 29 },
    ]);
  });

  it("leaves no gap where no player is", () => {
    const [first, , third] = steps(10, 0, 12);
    expect(foldScores([first, third].flatMap((step) => step ?? []))).toEqual([
      { start: 0, end: 20, players: 10 },
      { start: 20, end: 30, players: 12 },
    ]);
  });

  it("shows nothing of fewer than ten players together", () => {
    expect(foldScores(steps(4, 5))).toEqual([]);
    expect(foldScores([])).toEqual([]);
  });

  it("joins the smallest neighbours until there are twelve ranges", () => {
    const ranges = foldScores(steps(...Array.from({ length: 20 }, (_, index) => 10 + index * 10)));
    expect(ranges).toHaveLength(12);
    expect(ranges.at(-1)).toEqual({ start: 190, end: 200, players: 200 });
    expect(ranges[0]?.start).toBe(0);
    expect(sum(ranges)).toBe(20 * 10 + 1_900);
  });

  it("loses no player, and shows no range of fewer than ten, whatever the steps are", () => {
    for (let seed = 1; seed < 500; seed++) {
      const some = steps(...Array.from({ length: seed % 40 }, (_, index) => (seed * (index + 7)) % 23));
      const ranges = foldScores(some);
      expect(ranges.length).toBeLessThanOrEqual(12);
      expect(ranges.every(({ players }) => players >= 10)).toBe(true);
      expect(ranges.every(({ start }, index) => index === 0 || start === ranges[index - 1]?.end)).toBe(true);
      if (ranges.length > 0) expect(sum(ranges)).toBe(sum(some));
    }
  });
});

it.each(["points", "duration"] as const)("limits of %s grow, from 0 to more than any score", (type) => {
  const limits = SCORE_LIMITS[type];
  expect(limits[0]).toBe(0);
  expect(limits.at(-1)).toBe(Number.MAX_SAFE_INTEGER);
  expect(limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0))).toBe(true);
});
