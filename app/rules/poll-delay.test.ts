import { expect, it } from "vitest";
import { pollDelay } from "./poll-delay";

const NOW = Date.UTC(2025, 10, 21, 12);
const poll = { intervalMs: 5_000, lastStartedMs: NOW, isInFlight: false, isAllowed: true };

it.each([
  ["never requested", { lastStartedMs: null }, 0],
  ["just requested", {}, 5_000],
  ["requested two seconds ago", { lastStartedMs: NOW - 2_000 }, 3_000],
  ["requested five seconds ago", { lastStartedMs: NOW - 5_000 }, 0],
  ["requested before a night's sleep", { lastStartedMs: NOW - 30_000_000 }, 0],
  ["requested in the future after a clock change", { lastStartedMs: NOW + 60_000 }, 0],
  ["still in flight", { lastStartedMs: NOW - 60_000, isInFlight: true }, null],
  ["in a hidden tab", { lastStartedMs: NOW - 60_000, isAllowed: false }, null],
])("%s: %j waits %s ms", (_, changes, delay) => {
  expect(pollDelay({ ...poll, ...changes }, NOW)).toBe(delay);
});

it("requests immediately the first time, independent of the clock", () => {
  expect(pollDelay({ ...poll, lastStartedMs: null }, 1_000)).toBe(0);
});
