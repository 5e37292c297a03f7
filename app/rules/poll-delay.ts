type Poll = {
  intervalMs: number;
  /** When the last call went out, in epoch milliseconds; null before the first. */
  lastStartedMs: number | null;
  isInFlight: boolean;
  /** Whether this tab may ask at all, e.g. because it is visible. */
  isAllowed: boolean;
};

/**
 * Milliseconds until a repeated call is due: 0 for now, null for not before something changes. Time that passed while
 * the machine slept makes one call due, not as many as were missed.
 */
export function pollDelay({ intervalMs, lastStartedMs, isInFlight, isAllowed }: Poll, nowMs: number): number | null {
  if (!isAllowed || isInFlight) return null;
  if (lastStartedMs === null) return 0;
  const sinceMs = nowMs - lastStartedMs;
  // A clock that was set back would otherwise silence the call for as long.
  return sinceMs < 0 ? 0 : Math.max(intervalMs - sinceMs, 0);
}
