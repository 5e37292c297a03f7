export const LEADERBOARD_PAGE_SIZE = 10;

/** Zero-based page of a one-based position. */
export function pageOfPosition(position: number): number {
  return Math.floor((position - 1) / LEADERBOARD_PAGE_SIZE);
}
