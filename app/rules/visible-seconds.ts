/** Statistics take no longer time: a tab that slept for weeks was not looked at. */
const MAX_SECONDS = 2_678_400;

/**
 * Seconds since a mark, to a tenth, for a tab that was visible all the while; none without a mark, which is how a
 * hidden tab has it (docs/product/statistics.md#events).
 */
export function visibleSeconds(markMs: number | null, nowMs: number): number {
  if (markMs === null || nowMs <= markMs) return 0;
  return Math.min(MAX_SECONDS, Math.round((nowMs - markMs) / 100) / 10);
}
