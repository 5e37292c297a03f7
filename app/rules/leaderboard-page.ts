/** Rows on one page of the leaderboard. */
export const LEADERBOARD_PAGE_SIZE = 10;

/** The page, counted from 0, on which a position, counted from 1, stands. */
export function pageOfPosition(position: number): number {
  return Math.floor((position - 1) / LEADERBOARD_PAGE_SIZE);
}
