const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Up to this much time, two of the timer's three bars are lit; in the last day one. */
const TWO_BARS_MS = 3 * DAY_MS;

export type LitBars = 1 | 2 | 3;

/** Time left in whole units, rounded down; never negative. */
export type TimeLeft = { days: number; hours: number; minutes: number };

/** What is left until `end`: whole days, the hours beyond them and the minutes beyond those. */
export function timeLeft(end: Date, now: Date): TimeLeft {
  const leftMs = Math.max(end.getTime() - now.getTime(), 0);
  return {
    days: Math.floor(leftMs / DAY_MS),
    hours: Math.floor((leftMs % DAY_MS) / HOUR_MS),
    minutes: Math.floor((leftMs % HOUR_MS) / MINUTE_MS),
  };
}

/** Bars of the timer glyph: three above three days or without a limit (null), two up to three days, one under a day. */
export function litBars(end: Date | null, now: Date): LitBars {
  if (end === null) return 3;
  const leftMs = end.getTime() - now.getTime();
  if (leftMs > TWO_BARS_MS) return 3;
  return leftMs >= DAY_MS ? 2 : 1;
}
