import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startPoll, type Poll } from "./poll";

const INTERVAL_MS = 30_000;
const LIMIT_MS = 10_000;

let visibility: DocumentVisibilityState;
let poll: Poll;
let answer: () => void;
const signals: AbortSignal[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  signals.length = 0;
  vi.spyOn(document, "hidden", "get").mockImplementation(() => visibility === "hidden");
  poll = startPoll({
    intervalMs: INTERVAL_MS,
    limitMs: LIMIT_MS,
    ask: (signal) => {
      signals.push(signal);
      return new Promise((resolve) => {
        answer = resolve;
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

function turn(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

it("sends a request one interval after its start, and the next one interval after that one was sent", async () => {
  await pass(INTERVAL_MS - 1);
  expect(signals).toHaveLength(0);
  await pass(1);
  expect(signals).toHaveLength(1);
  await pass(4_000);
  answer();
  await pass(INTERVAL_MS - 4_001);
  expect(signals).toHaveLength(1);
  await pass(1);
  expect(signals).toHaveLength(2);
});

it("aborts a request that takes too long, and continues", async () => {
  await pass(INTERVAL_MS + LIMIT_MS);
  expect(signals[0]?.aborted).toBe(true);
  await pass(INTERVAL_MS - LIMIT_MS);
  expect(signals).toHaveLength(2);
});

it("pauses while the tab is hidden, and sends one request when it is visible again after hours", async () => {
  turn("hidden");
  await pass(7_200_000);
  expect(signals).toHaveLength(0);
  turn("visible");
  await pass(0);
  answer();
  await pass(INTERVAL_MS - 1);
  expect(signals).toHaveLength(1);
});

it("sends one request for all those that a sleeping machine has missed", async () => {
  vi.setSystemTime(Date.now() + 28_800_000);
  await pass(INTERVAL_MS);
  answer();
  await pass(INTERVAL_MS - 1);
  expect(signals).toHaveLength(1);
});

it("sends a request immediately on demand, but never two at a time", async () => {
  poll.askNow();
  await pass(0);
  poll.askNow();
  poll.askNow();
  await pass(0);
  expect(signals).toHaveLength(1);
  answer();
  await pass(0);
  expect(signals).toHaveLength(2);
});

it("aborts its request when it is stopped, and sends no more", async () => {
  await pass(INTERVAL_MS);
  poll.stop();
  expect(signals[0]?.aborted).toBe(true);
  poll.askNow();
  turn("visible");
  await pass(2 * INTERVAL_MS);
  expect(signals).toHaveLength(1);
});
