import { describe, expect, it } from "vitest";
import { formatDay } from "./format-date";
import { formatMoment } from "./format-moment";
import { LOCALES } from "./locales";

describe("formatMoment", () => {
  it("writes day, time and zone", () => {
    expect(formatMoment("2025-11-24T23:00:00+01:00", "en")).toBe("24 Nov 2025, 22:00 UTC");
  });

  it.each(LOCALES)("tells the day in %s as all dates do, and the time behind it", (locale) => {
    const moment = "2025-11-24T22:05:00Z";
    expect(formatMoment(moment, locale)).toBe(`${formatDay(moment, locale)}, 22:05 UTC`);
  });

  it.each(LOCALES)("names the year, the minute and the zone in %s", (locale) => {
    expect(formatMoment("2025-11-24T22:05:00Z", locale)).toMatch(/2025.*22:05.*UTC/);
  });
});
