import { EventEmitter } from "node:events";
import { beforeEach, expect, it } from "vitest";
import { superviseProcesses, backoffAfter } from "./supervise-processes.mjs";
import { processCount } from "./process-count.mjs";

class FakeProcess extends EventEmitter {
  signals: string[] = [];
  pid = 4_000;
  env: Record<string, string> = {};
  exitCodes: number[] = [];
  exit = (code: number) => void this.exitCodes.push(code);
  kill = (signal: string) => void this.signals.push(signal);
}

type FakeWorker = { id: number; process: FakeProcess; environment: Record<string, string> };

class FakeCluster extends EventEmitter {
  workers: Record<number, FakeWorker> = {};
  forked: FakeWorker[] = [];
  fork = (environment: Record<string, string>) => {
    const worker = { id: this.forked.length + 1, process: new FakeProcess(), environment };
    this.forked.push(worker);
    this.workers[worker.id] = worker;
    return worker;
  };
  end(worker: FakeWorker | undefined, code: number | null, signal: string | null = null) {
    if (!worker) throw new Error("There is no such process.");
    Reflect.deleteProperty(this.workers, worker.id);
    this.emit("exit", worker, code, signal);
  }
}

let cluster: FakeCluster;
let primary: FakeProcess;
let logs: object[];
let waits: { restart: () => void; ms: number }[];
let clock: number;

beforeEach(() => {
  cluster = new FakeCluster();
  primary = new FakeProcess();
  logs = [];
  waits = [];
  clock = 0;
});

function supervise(count: number): void {
  superviseProcesses(count, {
    cluster,
    process: primary,
    log: (level: string, fields: object) => void logs.push({ level, ...fields }),
    now: () => clock,
    wait: (restart: () => void, ms: number) => void waits.push({ restart, ms }),
  });
}

it("starts the others once, when the first one listens", () => {
  supervise(3);
  expect(cluster.forked).toHaveLength(1);
  cluster.emit("listening", cluster.forked[0]);
  cluster.emit("listening", cluster.forked[1]);
  expect(cluster.forked.map(({ environment }) => environment["PROCESS_NUMBER"])).toEqual(["1", "2", "3"]);
});

it("replaces a process that ends, with backoff when it ends soon", () => {
  supervise(2);
  cluster.emit("listening", cluster.forked[0]);
  clock = 100_000;
  cluster.end(cluster.forked[1], null, "SIGKILL");
  expect(logs).toEqual([
    { level: "info", process: 1, pid: 4_000 },
    { level: "warn", process: 2, pid: 4_000, code: null, signal: "SIGKILL", waitMs: 0 },
  ]);
  for (let time = 0; time < 3; time += 1) {
    waits.at(-1)?.restart();
    expect(cluster.forked.at(-1)?.environment["PROCESS_NUMBER"]).toBe("2");
    cluster.end(cluster.forked.at(-1), 1);
  }
  expect(waits.map(({ ms }) => ms)).toEqual([0, 1_000, 2_000, 4_000]);
  expect(backoffAfter(50)).toBe(30_000);
  expect(primary.exitCodes).toEqual([]);
});

it("exits when the first one ends before it listens", () => {
  supervise(2);
  cluster.end(cluster.forked[0], 1);
  expect([primary.exitCodes, waits, cluster.forked.length]).toEqual([[1], [], 1]);
});

it("stops every process and exits with the last one", () => {
  supervise(2);
  cluster.emit("listening", cluster.forked[0]);
  primary.emit("SIGTERM");
  expect(cluster.forked.map((worker) => worker.process.signals)).toEqual([["SIGTERM"], ["SIGTERM"]]);
  cluster.end(cluster.forked[0], 0);
  expect(primary.exitCodes).toEqual([]);
  cluster.end(cluster.forked[1], 0);
  expect([primary.exitCodes, waits]).toEqual([[0], []]);
});

it("exits with 1 when a process did not end well", () => {
  supervise(2);
  cluster.emit("listening", cluster.forked[0]);
  primary.emit("SIGINT");
  cluster.end(cluster.forked[0], null, "SIGKILL");
  cluster.end(cluster.forked[1], 0);
  expect(primary.exitCodes).toEqual([1]);
});

it("starts nothing after a stop signal", () => {
  supervise(2);
  cluster.emit("listening", cluster.forked[0]);
  cluster.end(cluster.forked[1], 1);
  primary.emit("SIGTERM");
  waits[0]?.restart();
  expect(cluster.forked).toHaveLength(2);
});

it("limits the malloc arenas unless the environment does", () => {
  supervise(1);
  expect(cluster.forked[0]?.environment["MALLOC_ARENA_MAX"]).toBe("2");
  primary.env = { MALLOC_ARENA_MAX: "1" };
  supervise(1);
  expect(cluster.forked[1]?.environment["MALLOC_ARENA_MAX"]).toBe("1");
});

it("generates a common key if none is set and a remote API signs sessions", () => {
  primary.env = { API_BASE_URL: "https://api.example.org" };
  supervise(2);
  cluster.emit("listening", cluster.forked[0]);
  const [one, other] = cluster.forked.map(({ environment }) => environment["SESSION_SECRET"]);
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(other).toBe(one);
});

it.each([
  [{}, 1],
  [{ PROCESSES: "" }, 1],
  [{ PROCESSES: "1" }, 1],
  [{ PROCESSES: "4", DATABASE_URL: "postgres://db/portal" }, 4],
  [{ PROCESSES: "2", API_BASE_URL: "https://api.example.org" }, 2],
])("counts the processes of %o as %i", (environment, count) => {
  expect(processCount(environment)).toBe(count);
});

it.each(["0", "2.5", "many", "65", "-1"])("rejects PROCESSES=%s and names the variable", (value) => {
  expect(() => processCount({ PROCESSES: value, DATABASE_URL: "postgres://db/portal" })).toThrow(/^PROCESSES must/);
});

it("limits the embedded database to one process, and names what is missing", () => {
  expect(() => processCount({ PROCESSES: "2" })).toThrow(/needs DATABASE_URL/);
});
