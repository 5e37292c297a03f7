/** The schema's limit; a tab may have slept for weeks. */
const MAX_SECONDS = 2_678_400;

/** Seconds since a mark, to a tenth; 0 for a hidden tab, which has none (docs/product/statistics.md#events). */
export function visibleSeconds(markMs: number | null, nowMs: number): number {
  if (markMs === null || nowMs <= markMs) return 0;
  return Math.min(MAX_SECONDS, Math.round((nowMs - markMs) / 100) / 10);
}
