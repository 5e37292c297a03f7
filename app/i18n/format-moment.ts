import { formatDay } from "./format-date";
import type { Locale } from "./locales";

const TIME_START = "yyyy-mm-ddT".length;
const TIME_END = "yyyy-mm-ddThh:mm".length;

/** UTC, with its name: "24 Nov 2025, 22:00 UTC". */
export function formatMoment(value: string, locale: Locale): string {
  const date = new Date(value);
  return `${formatDay(date, locale)}, ${date.toISOString().slice(TIME_START, TIME_END)} UTC`;
}
