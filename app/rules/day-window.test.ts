import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInDayWindow } from "./day-window";

const at = (moment: string) => new Date(moment);
const DAY_MS = 86_400_000;
const moments = fc.date({ min: at("2020-01-01T00:00:00Z"), max: at("2040-01-01T00:00:00Z"), noInvalidDate: true });
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

function inZone(moment: Date, offset: number): string {
  const local = new Date(moment.getTime() + offset * 60_000).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const digits = (value: number) => String(value).padStart(2, "0");
  return `${local}${offset < 0 ? "-" : "+"}${digits(hours)}:${digits(minutes)}`;
}

describe("isInDayWindow", () => {
  it.each([
    [null, null, true],
    ["2026-11-21", "2026-11-21", true],
    ["2026-11-22", null, false],
    [null, "2026-11-20", false],
    ["2026-11-21T14:00:00+02:00", null, true],
    ["2026-11-21T14:00:01+02:00", null, false],
    [null, "2026-11-21T12:00:00Z", false],
    ["soon", null, false],
    [null, "2026-13-40", false],
  ])("from %j to %j at noon of 21 November: %j", (startDay, endDay, expected) => {
    expect(isInDayWindow({ startDay, endDay }, at("2026-11-21T12:00:00Z"))).toBe(expected);
  });

  it("holds a whole day of UTC and nothing beside it", () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -3, max: 3 }), (now, days) => {
        const day = dayOf(new Date(now.getTime() + days * DAY_MS));
        expect(isInDayWindow({ startDay: day, endDay: day }, now)).toBe(days === 0);
      }),
    );
  });

  it("reads a moment alike in every time zone", () => {
    const offsets = fc.integer({ min: -720, max: 840 });
    fc.assert(
      fc.property(moments, moments, offsets, (bound, now, offset) => {
        const window = { startDay: inZone(bound, offset), endDay: null };
        expect(isInDayWindow(window, now)).toBe(now.getTime() >= bound.getTime());
        const until = { startDay: null, endDay: inZone(bound, offset) };
        expect(isInDayWindow(until, now)).toBe(now.getTime() < bound.getTime());
      }),
    );
  });

  it("never shows what ended before it started", () => {
    fc.assert(
      fc.property(moments, moments, (start, now) => {
        const window = { startDay: start.toISOString(), endDay: dayOf(new Date(start.getTime() - DAY_MS)) };
        expect(isInDayWindow(window, now)).toBe(false);
      }),
    );
  });
});
