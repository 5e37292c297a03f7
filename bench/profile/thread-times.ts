import { readdirSync, readFileSync } from "node:fs";

const NANOSECONDS_PER_MILLISECOND = 1_000_000;

/** What the probe says about the portal's threads. */
export type Threads = { main: number; engine: readonly number[]; profiler: readonly number[] };
type Time = { cpuMs: number; waitMs: number };
/** Milliseconds. The thread pool includes threads of native modules; `mainWait` is what the main thread waited for a core. */
export type ThreadTimes = { main: number; mainWait: number; engine: number; pool: number; profiler: number };

/** The threads of a process by their ids, as the scheduler counts them (Linux): finer than ticks of the clock. */
export function threadTimes(pid: number): Map<number, Time> {
  const folder = `/proc/${String(pid)}/task`;
  return new Map(readdirSync(folder).map((id) => [Number(id), timeOf(`${folder}/${id}/schedstat`)]));
}

export function timesBetween(
  before: ReadonlyMap<number, Time>,
  after: ReadonlyMap<number, Time>,
  threads: Threads,
): ThreadTimes {
  const times = { main: 0, mainWait: 0, engine: 0, pool: 0, profiler: 0 };
  for (const [id, { cpuMs, waitMs }] of after) {
    const since = before.get(id) ?? { cpuMs: 0, waitMs: 0 };
    times[groupOf(id, threads)] += cpuMs - since.cpuMs;
    if (id === threads.main) times.mainWait = waitMs - since.waitMs;
  }
  return times;
}

function groupOf(id: number, { main, engine, profiler }: Threads): "main" | "engine" | "pool" | "profiler" {
  if (id === main) return "main";
  if (profiler.includes(id)) return "profiler";
  return engine.includes(id) ? "engine" : "pool";
}

function timeOf(file: string): Time {
  const [cpu, wait] = readFileSync(file, "utf8").split(" ");
  return { cpuMs: Number(cpu) / NANOSECONDS_PER_MILLISECOND, waitMs: Number(wait) / NANOSECONDS_PER_MILLISECOND };
}
