import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, formatDay } from "./format-date";
import { LOCALES } from "./locales";

const DAY_MS = 24 * 3_600_000;

const moments = fc.date({ noInvalidDate: true, min: new Date("1990-01-01"), max: new Date("2100-01-01") });
const locales = fc.constantFrom(...LOCALES);

describe("any date", () => {
  it("is formatted as a distance under 24 hours, else as a day in UTC", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -3 * DAY_MS, max: 3 * DAY_MS }), locales, (now, distanceMs, locale) => {
        const date = new Date(now.getTime() + distanceMs);
        const text = formatDate(date, { locale, now });
        const isDay = text === formatDay(date, locale);
        expect(isDay).toBe(Math.abs(distanceMs) >= DAY_MS);
      }),
    );
  });

  it("is marked as past or future", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1_000, max: DAY_MS - 1 }), (now, distanceMs) => {
        const format = (ms: number) => formatDate(new Date(now.getTime() + ms), { locale: "en", now });
        expect(format(distanceMs)).toMatch(/^in \d+ (second|minute|hour)s?$/);
        expect(format(-distanceMs)).toMatch(/^\d+ (second|minute|hour)s? ago$/);
      }),
    );
  });

  it("contains day and year in UTC", () => {
    fc.assert(
      fc.property(moments, locales, (date, locale) => {
        const text = formatDay(date, locale);
        expect(text.startsWith(`${String(date.getUTCDate())} `)).toBe(true);
        expect(text.endsWith(` ${String(date.getUTCFullYear())}`)).toBe(true);
      }),
    );
  });

  it("is formatted alike as a string and as a Date", () => {
    fc.assert(
      fc.property(moments, moments, locales, (date, now, locale) => {
        const view = { locale, now };
        expect(formatDate(date.toISOString(), view)).toBe(formatDate(date, view));
      }),
    );
  });

  it("throws for an invalid date", () => {
    const invalidDates = fc.string().filter((text) => Number.isNaN(new Date(text).getTime()));
    fc.assert(
      fc.property(invalidDates, moments, (text, now) => {
        expect(() => formatDate(text, { locale: "en", now })).toThrow("not a valid date");
      }),
    );
  });
});
