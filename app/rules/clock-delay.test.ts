import fc from "fast-check";
import { expect, it } from "vitest";
import { clockDelay } from "./clock-delay";

const NOW_MS = Date.parse("2026-11-21T12:00:00Z");
const HOUR_MS = 3_600_000;

it.each([
  ["nothing runs out", [], 60_000],
  ["days are left", [NOW_MS + 48 * HOUR_MS], 60_000],
  ["one is in its last hour", [NOW_MS + 48 * HOUR_MS, NOW_MS + 59 * 60_000], 1_000],
  ["one is to enter it before a minute's rest is over", [NOW_MS + HOUR_MS + 30_000], 1_000],
  ["one is to enter it with the end of that rest", [NOW_MS + HOUR_MS + 60_000], 1_000],
  ["one enters it later", [NOW_MS + HOUR_MS + 60_001], 60_000],
  ["one ends now", [NOW_MS], 60_000],
  ["that one is over", [NOW_MS - 1], 60_000],
])("when %s", (_case, ends, delay) => {
  expect(clockDelay(ends, NOW_MS)).toBe(delay);
});

it("never sleeps beyond the beginning of a last hour", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * HOUR_MS }), (leftMs) => {
      const delay = clockDelay([NOW_MS + leftMs], NOW_MS);
      const isInLastHourThen = leftMs - delay < HOUR_MS && leftMs > 0;
      if (isInLastHourThen) expect(delay).toBe(1_000);
    }),
  );
});
