import { LANGUAGE_TAGS, type Locale } from "./locales";

/** A month for people, as a heading: "November 2026", "noviembre de 2026"; months count from 1. */
export function formatMonth({ year, month }: { year: number; month: number }, locale: Locale): string {
  const words = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { month: "long", year: "numeric", timeZone: "UTC" });
  return words.format(Date.UTC(year, month - 1, 1));
}
