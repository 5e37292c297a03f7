const FIRST_DELAY_MS = 500;
const DELAY_FACTOR = 1.5;
const LONGEST_DELAY_MS = 900_000;

/**
 * Milliseconds until the quests' refresh is looked at again: half a second at first (null), then half as long again
 * each time, at most a quarter of an hour (docs/product/quests.md#refresh).
 */
export function nextQuestCheckDelay(lastDelayMs: number | null): number {
  if (lastDelayMs === null) return FIRST_DELAY_MS;
  return Math.min(lastDelayMs * DELAY_FACTOR, LONGEST_DELAY_MS);
}
