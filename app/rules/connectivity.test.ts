import { expect, it } from "vitest";
import { CONNECTED, connectionAfter, isOffline, type ConnectionEvent } from "./connectivity";

const START = Date.UTC(2025, 10, 21, 12);

const MOMENTS: [string, [ConnectionEvent, atMs: number][], nowMs: number, isOffline: boolean][] = [
  ["has just arrived", [], 0, false],
  ["waits for its ping", [["ping-started", 0]], 29_999, false],
  ["has waited for 30 seconds", [["ping-started", 0]], 30_000, true],
  [
    "got an answer in the end",
    [
      ["ping-started", 0],
      ["ping-answered", 40_000],
    ],
    80_000,
    false,
  ],
  [
    "got none",
    [
      ["ping-started", 0],
      ["ping-failed", 100],
    ],
    100,
    true,
  ],
  [
    "asks again after it got none",
    [
      ["ping-failed", 0],
      ["ping-started", 100],
    ],
    200,
    true,
  ],
  ["lost its network", [["browser-offline", 0]], 0, true],
  [
    "lost its network but is answered",
    [
      ["browser-offline", 0],
      ["ping-started", 1],
      ["ping-answered", 2],
    ],
    3,
    false,
  ],
  [
    "lost its network while it waited",
    [
      ["ping-started", 0],
      ["browser-offline", 1],
    ],
    2,
    true,
  ],
];

it.each(MOMENTS)("a page that %s", (_, events, nowMs, expected) => {
  const connection = events.reduce((before, [event, atMs]) => connectionAfter(before, event, START + atMs), CONNECTED);
  expect(isOffline(connection, START + nowMs)).toBe(expected);
});
