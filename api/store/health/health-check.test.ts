import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CHECK_WITHIN_MS, createCheckRunner, type HealthCheck } from "./health-check";

const NOW = new Date("2026-11-24T09:00:00.000Z");

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const check = (find: HealthCheck["find"]): HealthCheck => ({ name: "jobs", kinds: ["jobs-dead"], find });

describe("a check", () => {
  it("has its own time limit, and is not begun again while it hangs", async () => {
    let end = () => undefined as void;
    const find = vi.fn(() => new Promise<never[]>((resolve) => (end = () => resolve([]))));
    const run = createCheckRunner(check(find));
    for (const _attempt of [1, 2]) {
      const result = run(NOW);
      await vi.advanceTimersByTimeAsync(CHECK_WITHIN_MS);
      expect(await result).toMatchObject({ problems: [], error: "No answer within 1500 ms" });
    }
    expect(find).toHaveBeenCalledTimes(1);
    end();
    await vi.advanceTimersByTimeAsync(0);
    const next = run(NOW);
    end();
    expect(await next).toMatchObject({ error: null });
    expect(find).toHaveBeenCalledTimes(2);
  });

  it("that fails says why, without addresses of people", async () => {
    const run = createCheckRunner(check(() => Promise.reject(new Error("no room\nfor ada@example.org"))));
    expect(await run(NOW)).toMatchObject({ problems: [], error: "no room for …@…" });
  });
});
