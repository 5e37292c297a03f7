import { describe, expect, it } from "vitest";
import { formatDate } from "./format-date";
import { LOCALES, type Locale } from "./locales";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = new Date("2026-11-21T12:00:00Z");

/** Both sides of each threshold under a day (docs/product/languages.md#dates), and counts for every plural form. */
const DISTANCES = [
  SECOND,
  2 * SECOND,
  5 * SECOND,
  MINUTE - 1,
  MINUTE,
  HOUR - 1,
  HOUR,
  2 * HOUR,
  5 * HOUR,
  21 * HOUR,
  DAY - 1,
] as const;

type ExpectedTexts = { past: readonly string[]; future: readonly string[]; days: readonly [string, string] };

/* prettier-ignore */
const EXPECTED: Record<Locale, ExpectedTexts> = {
  en: {
    past: ["1 second ago", "2 seconds ago", "5 seconds ago", "59 seconds ago", "1 minute ago", "59 minutes ago",
      "1 hour ago", "2 hours ago", "5 hours ago", "21 hours ago", "23 hours ago"],
    future: ["in 1 second", "in 2 seconds", "in 5 seconds", "in 59 seconds", "in 1 minute", "in 59 minutes",
      "in 1 hour", "in 2 hours", "in 5 hours", "in 21 hours", "in 23 hours"],
    days: ["20 Nov 2026", "22 Nov 2026"],
  },
  de: {
    past: ["vor 1 Sekunde", "vor 2 Sekunden", "vor 5 Sekunden", "vor 59 Sekunden", "vor 1 Minute", "vor 59 Minuten",
      "vor 1 Stunde", "vor 2 Stunden", "vor 5 Stunden", "vor 21 Stunden", "vor 23 Stunden"],
    future: ["in 1 Sekunde", "in 2 Sekunden", "in 5 Sekunden", "in 59 Sekunden", "in 1 Minute", "in 59 Minuten",
      "in 1 Stunde", "in 2 Stunden", "in 5 Stunden", "in 21 Stunden", "in 23 Stunden"],
    days: ["20 Nov. 2026", "22 Nov. 2026"],
  },
  es: {
    past: ["hace 1 segundo", "hace 2 segundos", "hace 5 segundos", "hace 59 segundos", "hace 1 minuto",
      "hace 59 minutos", "hace 1 hora", "hace 2 horas", "hace 5 horas", "hace 21 horas", "hace 23 horas"],
    future: ["en 1 segundo", "en 2 segundos", "en 5 segundos", "en 59 segundos", "en 1 minuto", "en 59 minutos",
      "en 1 hora", "en 2 horas", "en 5 horas", "en 21 horas", "en 23 horas"],
    days: ["20 nov 2026", "22 nov 2026"],
  },
  pl: {
    past: ["sekundę temu", "2 sekundy temu", "5 sekund temu", "59 sekund temu", "minutę temu", "59 minut temu",
      "godzinę temu", "2 godziny temu", "5 godzin temu", "21 godzin temu", "23 godziny temu"],
    future: ["za sekundę", "za 2 sekundy", "za 5 sekund", "za 59 sekund", "za minutę", "za 59 minut",
      "za godzinę", "za 2 godziny", "za 5 godzin", "za 21 godzin", "za 23 godziny"],
    days: ["20 lis 2026", "22 lis 2026"],
  },
  "pt-br": {
    past: ["há 1 segundo", "há 2 segundos", "há 5 segundos", "há 59 segundos", "há 1 minuto", "há 59 minutos",
      "há 1 hora", "há 2 horas", "há 5 horas", "há 21 horas", "há 23 horas"],
    future: ["em 1 segundo", "em 2 segundos", "em 5 segundos", "em 59 segundos", "em 1 minuto", "em 59 minutos",
      "em 1 hora", "em 2 horas", "em 5 horas", "em 21 horas", "em 23 horas"],
    days: ["20 nov 2026", "22 nov 2026"],
  },
  ru: {
    past: ["1 секунду назад", "2 секунды назад", "5 секунд назад", "59 секунд назад", "1 минуту назад",
      "59 минут назад", "1 час назад", "2 часа назад", "5 часов назад", "21 час назад", "23 часа назад"],
    future: ["через 1 секунду", "через 2 секунды", "через 5 секунд", "через 59 секунд", "через 1 минуту",
      "через 59 минут", "через 1 час", "через 2 часа", "через 5 часов", "через 21 час", "через 23 часа"],
    days: ["20 нояб. 2026", "22 нояб. 2026"],
  },
  tr: {
    past: ["1 saniye önce", "2 saniye önce", "5 saniye önce", "59 saniye önce", "1 dakika önce", "59 dakika önce",
      "1 saat önce", "2 saat önce", "5 saat önce", "21 saat önce", "23 saat önce"],
    future: ["1 saniye sonra", "2 saniye sonra", "5 saniye sonra", "59 saniye sonra", "1 dakika sonra",
      "59 dakika sonra", "1 saat sonra", "2 saat sonra", "5 saat sonra", "21 saat sonra", "23 saat sonra"],
    days: ["20 Kas 2026", "22 Kas 2026"],
  },
};

const LANGUAGES = LOCALES.map((locale) => ({ locale, texts: EXPECTED[locale] }));

describe.each(LANGUAGES)("a date in $locale", ({ locale, texts }) => {
  const format = (distance: number) => formatDate(new Date(now.getTime() + distance), { locale, now });

  it("is formatted as a distance on both sides of every threshold under a day", () => {
    expect(DISTANCES.map((distance) => format(-distance))).toEqual(texts.past);
    expect(DISTANCES.map((distance) => format(distance))).toEqual(texts.future);
  });

  it("is formatted as a day from 24 hours on", () => {
    expect([format(-DAY), format(DAY)]).toEqual(texts.days);
  });
});
