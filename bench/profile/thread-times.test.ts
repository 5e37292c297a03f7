import { expect, it } from "vitest";
import { timesBetween } from "./thread-times";

const at = (...cpu: number[]) => new Map(cpu.map((cpuMs, index) => [index + 1, { cpuMs, waitMs: 2 * cpuMs }]));

it("sums the times of V8's threads, the pool and the profiler, and what the first waited", () => {
  const threads = { main: 1, engine: [1, 2, 3], profiler: [4] };
  const times = timesBetween(at(10, 5, 5, 0), at(30, 6, 7, 8, 4), threads);
  expect(times).toEqual({ main: 20, mainWait: 40, engine: 3, pool: 4, profiler: 8 });
});
