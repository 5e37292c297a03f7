import fc from "fast-check";
import { expect, it } from "vitest";
import { byMonth, challengeMonth } from "./challenge-months";

const HOUR_MS = 3_600_000;
const year = fc.integer({ min: 2000, max: 2100 });
const month = fc.integer({ min: 1, max: 12 });
const zone = fc.integer({ min: -12, max: 14 });

const iso = (time: number) => new Date(time).toISOString();
const timed = (startsAt: string | null, endsAt: string | null) => ({ startsAt, endsAt, creationDate: iso(0) });

it("assigns a challenge of a full month to that month in any time zone of its owner", () => {
  fc.assert(
    fc.property(year, month, zone, (y, m, offset) => {
      const start = Date.UTC(y, m - 1, 1) - offset * HOUR_MS;
      const end = Date.UTC(y, m, 1) - offset * HOUR_MS;
      expect(challengeMonth(timed(iso(start), iso(end)))).toEqual({ year: y, month: m });
    }),
  );
});

it("does not depend on the time zone of a date", () => {
  const utc = timed("2026-11-01T00:00:00Z", "2026-11-30T22:00:00Z");
  const written = timed("2026-11-01T02:00:00+02:00", "2026-11-30T17:00:00-05:00");
  expect(challengeMonth(written)).toEqual(challengeMonth(utc));
});

it("falls back to the start, then to the creation date", () => {
  expect(challengeMonth(timed("2026-02-28T23:59:59Z", null))).toEqual({ year: 2026, month: 2 });
  expect(challengeMonth(timed(null, null))).toEqual({ year: 1970, month: 1 });
});

it("keeps all challenges in order and has each month once", () => {
  const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
  const challenge = fc.tuple(moment, moment).map(([one, other]) => timed(iso(Math.min(one, other)), iso(one)));
  fc.assert(
    fc.property(fc.array(challenge), (challenges) => {
      const months = byMonth(challenges);
      const names = months.map((group) => `${String(group.year)}-${String(group.month)}`);
      expect(new Set(names).size).toBe(names.length);
      expect(months.reduce((sum, group) => sum + group.challenges.length, 0)).toBe(challenges.length);
      for (const group of months) {
        const positions = group.challenges.map((each) => challenges.indexOf(each));
        expect(positions).toEqual([...positions].sort((one, other) => one - other));
        for (const each of group.challenges) {
          expect(challengeMonth(each)).toEqual({ year: group.year, month: group.month });
        }
      }
    }),
  );
});
