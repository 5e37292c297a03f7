const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long the clock of the challenges rests: a second while one of them is in its last hour, else a minute. */
export function clockDelay(endsAtMs: Iterable<number>, nowMs: number): number {
  for (const endMs of endsAtMs) {
    // The hour's last minute of rest must not reach into it.
    if (endMs > nowMs && endMs - nowMs <= HOUR_MS + MINUTE_MS) return SECOND_MS;
  }
  return MINUTE_MS;
}
