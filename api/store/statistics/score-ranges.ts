import { MAX_SCORE_RANGES, type ScoreFigures } from "~contract/entities/figures";
import { isEnough } from "./few-people";

/** Players whose best score is of one step, or of several together. */
export type ScoreRange = { start: number; end: number; players: number };

const POINT_STEPS = [10, 15, 20, 30, 40, 50, 60, 80];
const MAX_POWER = 14;

const SECONDS = [
  ...[0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 105, 120, 135, 150, 180, 210],
  ...[240, 270, 300, 360, 420, 480, 600, 720, 900, 1_200, 1_500, 1_800, 2_400, 2_700, 3_600, 5_400, 7_200, 10_800],
  ...[14_400, 21_600, 28_800, 43_200, 86_400],
];
const SECOND_MS = 1_000;

/** Round limits, the same for all games and days, each the end of the step before; no score reaches the last one. */
export const SCORE_LIMITS: Readonly<Record<ScoreFigures["type"], readonly number[]>> = {
  points: [
    ...[0, 1, 2, 3, 4, 5, 6, 8],
    ...Array.from({ length: MAX_POWER }, (_, power) => POINT_STEPS.map((step) => step * 10 ** power)).flat(),
    Number.MAX_SAFE_INTEGER,
  ],
  duration: [...SECONDS.map((seconds) => seconds * SECOND_MS), Number.MAX_SAFE_INTEGER],
};

/**
 * A step of fewer than ten players goes together with the next ones until they are ten, what is left at the end with the
 * ranges before. Then the smallest neighbours are put together until there are twelve at most.
 */
export function foldScores(steps: readonly ScoreRange[]): ScoreRange[] {
  const ranges: ScoreRange[] = [];
  let few: ScoreRange | null = null;
  for (const step of [...steps].sort((left, right) => left.start - right.start)) {
    const next: ScoreRange = few ? together(few, step) : step;
    few = isEnough(next.players) ? null : next;
    if (!few) ranges.push(next);
  }
  const last = ranges.pop();
  if (!last) return [];
  ranges.push(few ? together(last, few) : last);
  while (ranges.length > MAX_SCORE_RANGES) joinSmallest(ranges);
  // Nobody is between two of them.
  return ranges.map((range, index) => ({ ...range, end: ranges[index + 1]?.start ?? range.end }));
}

function joinSmallest(ranges: ScoreRange[]): void {
  const pairs = ranges.slice(1).flatMap((right, index) => {
    const left = ranges[index];
    return left ? [{ index, joined: together(left, right) }] : [];
  });
  const smallest = pairs.reduce((least, pair) => (pair.joined.players < least.joined.players ? pair : least));
  ranges.splice(smallest.index, 2, smallest.joined);
}

/** Each player has one best score, so that the sum counts nobody twice. */
function together(left: ScoreRange, right: ScoreRange): ScoreRange {
  return { start: left.start, end: right.end, players: left.players + right.players };
}
