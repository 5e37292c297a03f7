const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const TWO_BARS_MS = 3 * DAY_MS;

export type LitBars = 1 | 2 | 3;

export type TimeLeft = { days: number; hours: number; minutes: number };

/** Days, hours and minutes until `end`. */
export function timeLeft(end: Date, now: Date): TimeLeft {
  const remainingMs = Math.max(end.getTime() - now.getTime(), 0);
  return {
    days: Math.floor(remainingMs / DAY_MS),
    hours: Math.floor((remainingMs % DAY_MS) / HOUR_MS),
    minutes: Math.floor((remainingMs % HOUR_MS) / MINUTE_MS),
  };
}

/** Bars of the timer icon: 3 above three days or without an end, 2 up to three days, 1 under a day. */
export function litBars(end: Date | null, now: Date): LitBars {
  if (end === null) return 3;
  const remainingMs = end.getTime() - now.getTime();
  if (remainingMs > TWO_BARS_MS) return 3;
  return remainingMs >= DAY_MS ? 2 : 1;
}
