import fc from "fast-check";
import { expect, it } from "vitest";
import { clockDelay } from "./clock-delay";

const NOW_MS = Date.parse("2026-11-21T12:00:00Z");
const HOUR_MS = 3_600_000;

it.each([
  ["there are no ends", [], 60_000],
  ["days remain", [NOW_MS + 48 * HOUR_MS], 60_000],
  ["one is in its last hour", [NOW_MS + 48 * HOUR_MS, NOW_MS + 59 * 60_000], 1_000],
  ["one enters its last hour within the next minute", [NOW_MS + HOUR_MS + 30_000], 1_000],
  ["one enters its last hour in exactly a minute", [NOW_MS + HOUR_MS + 60_000], 1_000],
  ["one enters its last hour later", [NOW_MS + HOUR_MS + 60_001], 60_000],
  ["one ends now", [NOW_MS], 60_000],
  ["one has ended", [NOW_MS - 1], 60_000],
])("when %s", (_case, ends, delay) => {
  expect(clockDelay(ends, NOW_MS)).toBe(delay);
});

it("never delays past the start of a last hour", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 * HOUR_MS }), (remainingMs) => {
      const delay = clockDelay([NOW_MS + remainingMs], NOW_MS);
      const isInLastHourThen = remainingMs - delay < HOUR_MS && remainingMs > 0;
      if (isInLastHourThen) expect(delay).toBe(1_000);
    }),
  );
});
