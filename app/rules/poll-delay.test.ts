import { expect, it } from "vitest";
import { pollDelay } from "./poll-delay";

const NOW = Date.UTC(2025, 10, 21, 12);
const poll = { intervalMs: 5_000, lastStartedMs: NOW, isInFlight: false, isAllowed: true };

it.each([
  ["never asked", { lastStartedMs: null }, 0],
  ["just asked", {}, 5_000],
  ["asked two seconds ago", { lastStartedMs: NOW - 2_000 }, 3_000],
  ["asked five seconds ago", { lastStartedMs: NOW - 5_000 }, 0],
  ["asked before a night's sleep", { lastStartedMs: NOW - 30_000_000 }, 0],
  ["asked in what is now the future", { lastStartedMs: NOW + 60_000 }, 0],
  ["still waiting", { lastStartedMs: NOW - 60_000, isInFlight: true }, null],
  ["in a hidden tab", { lastStartedMs: NOW - 60_000, isAllowed: false }, null],
])("%s: %j waits %s ms", (_, changes, delay) => {
  expect(pollDelay({ ...poll, ...changes }, NOW)).toBe(delay);
});

it("asks at once the first time, whatever the clock says", () => {
  expect(pollDelay({ ...poll, lastStartedMs: null }, 1_000)).toBe(0);
});
