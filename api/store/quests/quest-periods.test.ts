import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { levelOf } from "./level-steps";
import { newQuestCount, periodStartOf, refreshAtOf } from "./quest-periods";

const HOUR_MS = 3_600_000;
const DAILY = { refreshHours: 24 };
const WEEKLY = { refreshHours: 168 };
const aMoment = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });

function clockIn(timeZone: string, date: Date): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(date);
}

describe("refresh periods", () => {
  it("contain every moment in exactly one period of the full length", () => {
    fc.assert(
      fc.property(aMoment, fc.constantFrom(6, 24, 168), (now, refreshHours) => {
        const start = periodStartOf({ refreshHours }, now).getTime();
        const end = refreshAtOf({ refreshHours }, now)?.getTime() ?? 0;
        expect(start).toBeLessThanOrEqual(now.getTime());
        expect(end).toBeGreaterThan(now.getTime());
        expect(end - start).toBe(refreshHours * HOUR_MS);
        expect(periodStartOf({ refreshHours }, new Date(end - 1)).getTime()).toBe(start);
        expect(periodStartOf({ refreshHours }, new Date(end)).getTime()).toBe(end);
      }),
    );
  });

  it("start with the day and with the week, at midnight UTC", () => {
    fc.assert(
      fc.property(aMoment, (now) => {
        expect(periodStartOf(DAILY, now).toISOString()).toMatch(/T00:00:00\.000Z$/);
        const week = periodStartOf(WEEKLY, now);
        expect([week.getUTCDay(), week.getUTCHours()]).toEqual([1, 0]);
      }),
    );
  });

  it("change at the same hour of every day in Kiribati and in Honolulu, which have no daylight saving time", () => {
    fc.assert(
      fc.property(aMoment, (now) => {
        const refreshAt = refreshAtOf(DAILY, now) ?? now;
        expect(clockIn("Pacific/Kiritimati", refreshAt)).toBe("14:00");
        expect(clockIn("Pacific/Honolulu", refreshAt)).toBe("14:00");
      }),
    );
  });

  it.each([
    ["Europe/Berlin", "2026-03-28T12:00:00Z", "2026-03-29T12:00:00Z", ["01:00", "02:00"]],
    ["Europe/Berlin", "2026-10-24T12:00:00Z", "2026-10-25T12:00:00Z", ["02:00", "01:00"]],
    ["America/New_York", "2026-03-07T12:00:00Z", "2026-03-08T12:00:00Z", ["19:00", "20:00"]],
    ["America/New_York", "2026-10-31T12:00:00Z", "2026-11-01T12:00:00Z", ["20:00", "19:00"]],
  ])("have the same length when clocks change in %s on %s", (zone, before, after, clocks) => {
    const ends = [before, after].map((now) => refreshAtOf(DAILY, new Date(now)) ?? new Date(0));
    expect((ends[1]?.getTime() ?? 0) - (ends[0]?.getTime() ?? 0)).toBe(24 * HOUR_MS);
    expect(ends.map((end) => clockIn(zone, end))).toEqual(clocks);
  });
});

describe("new quests", () => {
  it("never exceed either limit, and are never negative", () => {
    const limit = fc.option(fc.nat(20));
    fc.assert(
      fc.property(limit, limit, fc.nat(30), (maxNewQuestsAtRefresh, maxQuestsAvailable, incomplete) => {
        const count = newQuestCount({ maxNewQuestsAtRefresh, maxQuestsAvailable }, incomplete);
        expect(count).toBeGreaterThanOrEqual(0);
        if (maxNewQuestsAtRefresh !== null) expect(count).toBeLessThanOrEqual(maxNewQuestsAtRefresh);
        if (maxQuestsAvailable !== null && count > 0)
          expect(incomplete + count).toBeLessThanOrEqual(maxQuestsAvailable);
      }),
    );
  });
});

describe("levels", () => {
  it("begin at 50, 150, 300 and 500 pixels", () => {
    expect([0, 49, 50, 149, 150, 299, 300, 500].map((earned) => levelOf(earned).level)).toEqual([
      1, 1, 2, 2, 3, 3, 4, 5,
    ]);
  });

  it("are reached by the earned pixels, and the next one is not", () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (earned) => {
        const { level, levelAt, nextLevelAt } = levelOf(earned);
        expect(levelAt).toBeLessThanOrEqual(earned);
        expect(nextLevelAt).toBeGreaterThan(earned);
        expect(levelOf(nextLevelAt).level).toBe(level + 1);
      }),
    );
  });
});
