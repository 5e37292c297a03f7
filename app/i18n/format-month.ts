import { LANGUAGE_TAGS, type Locale } from "./locales";

/** Months count from 1. */
export function formatMonth({ year, month }: { year: number; month: number }, locale: Locale): string {
  const words = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { month: "long", year: "numeric", timeZone: "UTC" });
  return words.format(Date.UTC(year, month - 1, 1));
}
