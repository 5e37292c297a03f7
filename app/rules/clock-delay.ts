const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Milliseconds to the next tick: a second if a challenge is in its last hour, else a minute. */
export function clockDelay(endsAtMs: Iterable<number>, nowMs: number): number {
  for (const endMs of endsAtMs) {
    // A minute's delay must not reach into the last hour.
    if (endMs > nowMs && endMs - nowMs <= HOUR_MS + MINUTE_MS) return SECOND_MS;
  }
  return MINUTE_MS;
}
