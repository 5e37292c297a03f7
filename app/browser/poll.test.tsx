import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPoll, type Poll } from "./poll";

const INTERVAL_MS = 30_000;
const LIMIT_MS = 10_000;

let visibility: DocumentVisibilityState;
let poll: Poll;
let respond: () => void;
const signals: AbortSignal[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  signals.length = 0;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => visibility === "hidden");
  poll = startPoll({
    intervalMs: INTERVAL_MS,
    limitMs: LIMIT_MS,
    request: (signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        respond = resolve;
        signal.addEventListener("abort", () => resolve());
      });
    },
  });
});

afterEach(() => {
  poll.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setVisibility(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

async function advance(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

it("sends a request one interval after its start, and the next one interval after that one was sent", async () => {
  await advance(INTERVAL_MS - 1);
  expect(signals).toHaveLength(0);
  await advance(1);
  expect(signals).toHaveLength(1);
  await advance(4_000);
  respond();
  await advance(INTERVAL_MS - 4_001);
  expect(signals).toHaveLength(1);
  await advance(1);
  expect(signals).toHaveLength(2);
});

it("aborts a request that takes too long, and continues", async () => {
  await advance(INTERVAL_MS + LIMIT_MS);
  expect(signals[0]?.aborted).toBe(true);
  await advance(INTERVAL_MS - LIMIT_MS);
  expect(signals).toHaveLength(2);
});

it("pauses while the tab is hidden, and sends one request when it is visible again after hours", async () => {
  setVisibility("hidden");
  await advance(7_200_000);
  expect(signals).toHaveLength(0);
  setVisibility("visible");
  await advance(0);
  respond();
  await advance(INTERVAL_MS - 1);
  expect(signals).toHaveLength(1);
});

it("sends one request for all those that a sleeping machine has missed", async () => {
  vi.setSystemTime(Date.now() + 28_800_000);
  await advance(INTERVAL_MS);
  respond();
  await advance(INTERVAL_MS - 1);
  expect(signals).toHaveLength(1);
});

it("sends a request immediately on demand, but never two at a time", async () => {
  poll.requestNow();
  await advance(0);
  poll.requestNow();
  poll.requestNow();
  await advance(0);
  expect(signals).toHaveLength(1);
  respond();
  await advance(0);
  expect(signals).toHaveLength(2);
});

it("aborts its request when it is stopped, and sends no more", async () => {
  await advance(INTERVAL_MS);
  poll.stop();
  expect(signals[0]?.aborted).toBe(true);
  poll.requestNow();
  setVisibility("visible");
  await advance(2 * INTERVAL_MS);
  expect(signals).toHaveLength(1);
});
