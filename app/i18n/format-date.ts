import type { Locale as DateLocale } from "date-fns";
import { format } from "date-fns/format";
import { formatDistanceStrict } from "date-fns/formatDistanceStrict";
import { de } from "date-fns/locale/de";
import { enUS } from "date-fns/locale/en-US";
import { es } from "date-fns/locale/es";
import { pl } from "date-fns/locale/pl";
import { ptBR } from "date-fns/locale/pt-BR";
import { ru } from "date-fns/locale/ru";
import { tr } from "date-fns/locale/tr";
import { LANGUAGE_TAGS, type Locale } from "./locales";

const TIME_START = "yyyy-mm-ddT".length;

const TIME_END = "yyyy-mm-ddThh:mm".length;

const DATE_LOCALES: Record<Locale, DateLocale> = { en: enUS, de, es, pl, "pt-br": ptBR, ru, tr };

/** Younger dates are shown as a distance (docs/product/languages.md#dates). */
const RELATIVE_AGE_MS = 24 * 60 * 60 * 1000;

/** "3 hours ago" within 24 hours, else "d MMM yyyy" in UTC so that all servers agree. Throws "not a valid date". */
export function formatDate(value: string | Date, { locale, now }: { locale: Locale; now: Date }): string {
  const date = validDate(value);
  if (Math.abs(now.getTime() - date.getTime()) >= RELATIVE_AGE_MS) return formatUtc(date, locale);
  return formatDistanceStrict(date, now, {
    addSuffix: true,
    roundingMethod: "floor",
    locale: DATE_LOCALES[locale],
  });
}

/** Always "d MMM yyyy" in UTC, for texts like "until" and "since". */
export function formatDay(value: string | Date, locale: Locale): string {
  return formatUtc(validDate(value), locale);
}

function validDate(value: string | Date): Date {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError("not a valid date");
  return date;
}

/** date-fns formats in the process's time zone. Noon has the same date there, since no clock changes at noon. */
function formatUtc(date: Date, locale: Locale): string {
  const noon = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 12);
  return format(noon, "d MMM yyyy", { locale: DATE_LOCALES[locale] });
}

/** UTC, with its name: "24 Nov 2025, 22:00 UTC". */
export function formatMoment(value: string, locale: Locale): string {
  const date = new Date(value);
  return `${formatDay(date, locale)}, ${date.toISOString().slice(TIME_START, TIME_END)} UTC`;
}

/** Months count from 1. */
export function formatMonth({ year, month }: { year: number; month: number }, locale: Locale): string {
  const formatter = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { month: "long", year: "numeric", timeZone: "UTC" });
  return formatter.format(Date.UTC(year, month - 1, 1));
}
