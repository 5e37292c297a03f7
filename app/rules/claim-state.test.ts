import fc from "fast-check";
import { expect, it } from "vitest";
import { claimState } from "./claim-state";

const START = Date.parse("2026-11-21T12:00:00Z");
const HOUR_MS = 3_600_000;

it("is upcoming before the start, open until the end, then over", () => {
  const lengths = fc.integer({ min: 1, max: 1_000 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: -2_000, max: 2_000 }), (hours, distance) => {
      const period = {
        startsAt: new Date(START).toISOString(),
        endsAt: new Date(START + hours * HOUR_MS).toISOString(),
      };
      const state = claimState(period, new Date(START + distance * HOUR_MS));
      expect(state).toBe(distance < 0 ? "upcoming" : distance < hours ? "open" : "over");
    }),
  );
});

it("includes the start and excludes the end", () => {
  const period = { startsAt: "2026-11-21T12:00:00Z", endsAt: "2026-11-21T13:00:00Z" };
  expect(claimState(period, new Date(START - 1))).toBe("upcoming");
  expect(claimState(period, new Date(START))).toBe("open");
  expect(claimState(period, new Date(START + HOUR_MS - 1))).toBe("open");
  expect(claimState(period, new Date(START + HOUR_MS))).toBe("over");
});

it("stays open without an end", () => {
  expect(claimState({ startsAt: "2026-11-21T14:00:00+02:00", endsAt: null }, new Date(START))).toBe("open");
});
