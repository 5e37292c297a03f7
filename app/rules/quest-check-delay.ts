const FIRST_DELAY_MS = 500;
const DELAY_FACTOR = 1.5;
const LONGEST_DELAY_MS = 900_000;

/** Backoff in milliseconds: 500 at first (null), then × 1.5, at most 15 minutes (docs/product/quests.md#refresh). */
export function nextQuestCheckDelay(lastDelayMs: number | null): number {
  if (lastDelayMs === null) return FIRST_DELAY_MS;
  return Math.min(lastDelayMs * DELAY_FACTOR, LONGEST_DELAY_MS);
}
