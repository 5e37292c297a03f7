const DAY_MS = 24 * 60 * 60 * 1_000;

const PLAIN_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Start day and End day of a piece of content: plain days or moments with a time zone; null has no bound. */
export type DayWindow = { startDay: string | null; endDay: string | null };

/**
 * Whether a piece of content is to be shown now (docs/product/home.md#days-of-content). Plain days are days of UTC,
 * both included; a moment counts to the millisecond, its end excluded. A bound that is no date shows nothing.
 */
export function isInDayWindow({ startDay, endDay }: DayWindow, now: Date): boolean {
  const startMs = startDay === null ? -Infinity : Date.parse(startDay);
  const endMs = endDay === null ? Infinity : endOf(endDay);
  return startMs <= now.getTime() && now.getTime() < endMs;
}

function endOf(day: string): number {
  return Date.parse(day) + (PLAIN_DAY.test(day) ? DAY_MS : 0);
}
