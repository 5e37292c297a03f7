const DAY_MS = 24 * 60 * 60 * 1_000;

const PLAIN_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Dates or date-times with a time zone; null is unbounded. */
export type DayWindow = { startDay: string | null; endDay: string | null };

/** UTC dates are inclusive, an end date-time is exclusive; invalid is false (docs/product/home.md#days-of-content). */
export function isInDayWindow({ startDay, endDay }: DayWindow, now: Date): boolean {
  const startMs = startDay === null ? -Infinity : Date.parse(startDay);
  const endMs = endDay === null ? Infinity : endOf(endDay);
  return startMs <= now.getTime() && now.getTime() < endMs;
}

function endOf(day: string): number {
  return Date.parse(day) + (PLAIN_DAY.test(day) ? DAY_MS : 0);
}
