import { describe, expect, it, vi } from "vitest";
import { formatDate, formatDay, formatMoment, formatMonth } from "./format-date";
import { LOCALES } from "./locales";

const now = new Date("2026-11-21T12:00:00Z");

describe("formatDate", () => {
  it.each([
    ["2026-11-21T11:59:48Z", "12 seconds ago"],
    ["2026-11-21T11:20:00Z", "40 minutes ago"],
    ["2026-11-20T12:00:01Z", "23 hours ago"],
    ["2026-11-21T15:30:00Z", "in 3 hours"],
    ["2026-11-20T12:00:00Z", "20 Nov 2026"],
    ["2025-03-04T23:59:59Z", "4 Mar 2025"],
    ["2025-03-05T00:30:00+02:00", "4 Mar 2025"],
  ])("writes %s as %s", (date, text) => {
    expect(formatDate(date, { locale: "en", now })).toBe(text);
  });

  it.each([
    ["de", "4 März 2025", "vor 3 Stunden"],
    ["pt-br", "4 mar 2025", "há 3 horas"],
    ["ru", "4 мар. 2025", "3 часа назад"],
    ["pl", "4 mar 2025", "3 godziny temu"],
  ] as const)("formats dates in %s", (locale, date, distance) => {
    expect(formatDate("2025-03-04T10:00:00Z", { locale, now })).toBe(date);
    expect(formatDate("2026-11-21T09:00:00Z", { locale, now })).toBe(distance);
  });

  it.each(["", "yesterday", new Date(Number.NaN)])("throws for %s", (value) => {
    expect(() => formatDate(value, { locale: "en", now })).toThrow("not a valid date");
  });

  it("supports every language of the product", () => {
    for (const locale of LOCALES) expect(formatDate("2025-03-04T10:00:00Z", { locale, now })).toMatch(/^4 .+2025$/);
  });
});

describe("formatDay", () => {
  it("formats the day, however close", () => {
    expect(formatDay("2026-11-21T11:59:48Z", "en")).toBe("21 Nov 2026");
    expect(formatDay("2025-03-05T00:30:00+02:00", "de")).toBe("4 März 2025");
    expect(() => formatDay("yesterday", "en")).toThrow("not a valid date");
  });

  it.each([
    ["Pacific/Auckland", "2026-04-04T23:30:00Z", "4 Apr 2026"],
    ["America/Los_Angeles", "2026-03-08T23:59:59Z", "8 Mar 2026"],
    ["America/Havana", "2026-03-08T00:00:00Z", "8 Mar 2026"],
  ])("uses UTC on a server in %s when its clocks change", (timeZone, date, day) => {
    vi.stubEnv("TZ", timeZone);
    expect(formatDay(date, "en")).toBe(day);
    vi.unstubAllEnvs();
  });
});

describe("formatMoment", () => {
  it("writes day, time and zone", () => {
    expect(formatMoment("2025-11-24T23:00:00+01:00", "en")).toBe("24 Nov 2025, 22:00 UTC");
  });

  it.each(LOCALES)("formats the day in %s like all dates, followed by the time", (locale) => {
    const moment = "2025-11-24T22:05:00Z";
    expect(formatMoment(moment, locale)).toBe(`${formatDay(moment, locale)}, 22:05 UTC`);
  });

  it.each(LOCALES)("contains the year, the minute and the zone in %s", (locale) => {
    expect(formatMoment("2025-11-24T22:05:00Z", locale)).toMatch(/2025.*22:05.*UTC/);
  });
});

it("formats a month in every language", () => {
  const november = { year: 2026, month: 11 };
  expect(LOCALES.map((locale) => formatMonth(november, locale)).sort()).toEqual([
    "Kasım 2026",
    "November 2026",
    "November 2026",
    "listopad 2026",
    "novembro de 2026",
    "noviembre de 2026",
    "ноябрь 2026 г.",
  ]);
});
