import { describe, expect, it } from "vitest";
import { countdownParts } from "./countdown";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const END = Date.UTC(2025, 10, 24, 22);

describe("countdownParts", () => {
  it("shows days, hours and minutes", () => {
    expect(countdownParts(END - 3 * DAY - 6 * HOUR - 30 * 60_000, END, 6 * DAY)).toEqual([
      { unit: "days", value: 3, share: 50 },
      { unit: "hours", value: 6, share: 25 },
      { unit: "minutes", value: 30, share: 50 },
    ]);
  });

  it("shows hours, minutes and seconds in the last day", () => {
    expect(countdownParts(END - (9 * HOUR + 14 * 60_000 + 41_000), END, 7 * DAY)).toEqual([
      { unit: "hours", value: 9, share: 38 },
      { unit: "minutes", value: 14, share: 23 },
      { unit: "seconds", value: 41, share: 68 },
    ]);
  });

  it("switches units exactly one day before the end", () => {
    expect(countdownParts(END - DAY, END, DAY)?.[0]).toEqual({ unit: "days", value: 1, share: 100 });
    expect(countdownParts(END - DAY + 1, END, DAY)?.[0]).toEqual({ unit: "hours", value: 23, share: 96 });
  });

  it("limits a share to 100 percent", () => {
    expect(countdownParts(END - 9 * DAY, END, 2 * DAY)?.[0]?.share).toBe(100);
  });

  it("is null from the end on", () => {
    expect(countdownParts(END - 1, END, DAY)?.[2]).toEqual({ unit: "seconds", value: 0, share: 0 });
    expect(countdownParts(END, END, DAY)).toBeNull();
  });
});
