import type { RepetitionPeriod } from "~contract/calls/desk-challenges";

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

export function shiftByPeriods(date: Date, period: RepetitionPeriod, periods: number): Date {
  return period === "MONTH" ? addMonths(date, periods) : new Date(date.getTime() + periods * WEEK_MS);
}

/** In UTC, clamped to the last day of the month. */
export function addMonths(date: Date, months: number): Date {
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
  return new Date(day + (date.getTime() % DAY_MS));
}
