import type { Challenge } from "~contract/entities/challenge";

/**
 * How much better a score has to become to pass the one above it, in points or milliseconds, always positive. Equal
 * scores rank by the earlier date (docs/product/challenges.md#scores), so drawing level is not enough.
 */
export function scoreDistance(own: number, above: number, criteria: Challenge["criteria"]): number {
  const gap = criteria === "highest_wins" ? above - own : own - above;
  return Math.max(gap, 0) + 1;
}
