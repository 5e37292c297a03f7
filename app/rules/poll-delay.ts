type Poll = {
  intervalMs: number;
  /** Epoch milliseconds; null before the first call. */
  lastStartedMs: number | null;
  isInFlight: boolean;
  isAllowed: boolean;
};

/** Milliseconds until the next call; null while blocked. Missed intervals during sleep cause one call. */
export function pollDelay({ intervalMs, lastStartedMs, isInFlight, isAllowed }: Poll, nowMs: number): number | null {
  if (!isAllowed || isInFlight) return null;
  if (lastStartedMs === null) return 0;
  const sinceMs = nowMs - lastStartedMs;
  // The clock was set back.
  return sinceMs < 0 ? 0 : Math.max(intervalMs - sinceMs, 0);
}
