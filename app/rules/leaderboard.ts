import type { Challenge } from "~contract/entities/challenge";

export const LEADERBOARD_PAGE_SIZE = 10;

/** In points or milliseconds; at a tie the older score ranks first (docs/product/challenges.md#scores). */
export function scoreDistance(own: number, above: number, criteria: Challenge["criteria"]): number {
  const gap = criteria === "highest_wins" ? above - own : own - above;
  return Math.max(gap, 0) + 1;
}

/** Zero-based page of a one-based position. */
export function pageOfPosition(position: number): number {
  return Math.floor((position - 1) / LEADERBOARD_PAGE_SIZE);
}
