import type { Challenge } from "~contract/entities/challenge";

/** In points or milliseconds; at a tie the older score ranks first (docs/product/challenges.md#scores). */
export function scoreDistance(own: number, above: number, criteria: Challenge["criteria"]): number {
  const gap = criteria === "highest_wins" ? above - own : own - above;
  return Math.max(gap, 0) + 1;
}
