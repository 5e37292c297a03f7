import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { throttleSaves, MAX_SLOTS, SAVE_INTERVAL_MS } from "./throttled-saves";
import { MAX_SAVES_BYTES } from "./local-saves";

const write = vi.fn<(slot: string, data: unknown) => void>();
const onProblem = vi.fn();
const open = () => throttleSaves({ read: () => Promise.resolve("stored"), write }, onProblem);
const written = () => write.mock.calls;

beforeEach(() => {
  vi.useFakeTimers();
  write.mockReset();
  onProblem.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("saves of a game that writes too often", () => {
  it("are written at once, then once an interval, the newest each time", () => {
    const saves = open();
    for (let level = 0; level < 10_000; level++) saves.write("slot", level);
    expect(written()).toEqual([["slot", 0]]);
    vi.advanceTimersByTime(SAVE_INTERVAL_MS);
    expect(written()).toEqual([
      ["slot", 0],
      ["slot", 9_999],
    ]);
    vi.advanceTimersByTime(10 * SAVE_INTERVAL_MS);
    expect(written()).toHaveLength(2);
    saves.write("slot", "later");
    expect(written()).toHaveLength(3);
  });

  it("are read as the game has written them, and flushed at the end", async () => {
    const saves = open();
    expect(await saves.read("slot")).toBe("stored");
    saves.write("slot", 1);
    saves.write("slot", 2);
    expect(await saves.read("slot")).toBe(2);
    saves.flush();
    expect(written().at(-1)).toEqual(["slot", 2]);
    saves.flush();
    expect(written()).toHaveLength(2);
  });

  it("use no more slots than a player has", () => {
    const saves = open();
    for (let slot = 0; slot < 1_000; slot++) saves.write(String(slot), slot);
    expect(written()).toHaveLength(MAX_SLOTS);
    vi.advanceTimersByTime(SAVE_INTERVAL_MS);
    saves.write("0", "again");
    expect(written()).toHaveLength(MAX_SLOTS + 1);
  });

  it("are dropped when they cannot be serialized", () => {
    const circular: Record<string, unknown> = {};
    circular["self"] = circular;
    let deep: unknown = 0;
    for (let level = 0; level < 50_000; level++) deep = [deep];
    for (const data of [circular, deep, 1n, { amount: 1n }]) open().write("slot", data);
    expect(written()).toEqual([]);
    expect(onProblem).not.toHaveBeenCalled();
  });

  it("are refused before sending when they are too large", () => {
    open().write("slot", "x".repeat(MAX_SAVES_BYTES));
    expect(written()).toEqual([]);
    expect(onProblem).toHaveBeenCalledExactlyOnceWith({ kind: "too-large" });
  });
});
