import { describe, expect, it } from "vitest";
import { litBars, timeLeft } from "./time-left";

const now = new Date("2026-11-21T12:00:00Z");

describe("timeLeft", () => {
  it.each([
    ["2026-11-24T14:30:00Z", { days: 3, hours: 2, minutes: 30 }],
    ["2026-11-21T21:14:59Z", { days: 0, hours: 9, minutes: 14 }],
    ["2026-11-21T12:00:40Z", { days: 0, hours: 0, minutes: 0 }],
    ["2026-11-21T11:00:00Z", { days: 0, hours: 0, minutes: 0 }],
  ])("until %s", (end, remaining) => {
    expect(timeLeft(new Date(end), now)).toEqual(remaining);
  });
});

describe("litBars", () => {
  it.each([
    ["2026-11-24T12:00:01Z", 3],
    ["2026-11-24T12:00:00Z", 2],
    ["2026-11-22T12:00:00Z", 2],
    ["2026-11-22T11:59:59Z", 1],
    ["2026-11-21T11:00:00Z", 1],
  ])("until %s lights %d", (end, bars) => {
    expect(litBars(new Date(end), now)).toBe(bars);
  });

  it("lights all bars without a limit", () => {
    expect(litBars(null, now)).toBe(3);
  });
});
