import { LANGUAGE_TAGS, type Locale } from "./locales";

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** A point in time for people, day and minute, in UTC and saying so: "24 Nov 2025, 22:00 UTC". */
export function formatMoment(value: string, locale: Locale): string {
  return formatFor(locale).format(new Date(value));
}

function formatFor(locale: Locale): Intl.DateTimeFormat {
  const known = formats.get(locale);
  if (known) return known;
  // "en" alone would write the month first and half a day.
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : LANGUAGE_TAGS[locale], {
    ...({ day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const),
    ...({ timeZone: "UTC", timeZoneName: "short" } as const),
  });
  formats.set(locale, format);
  return format;
}
