import { randomBytes } from "node:crypto";

/** A process that lived as long was well; its end is no sign that the next one will not live either. */
const STEADY_MS = 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** How long the next process of a place waits after `failures` short lives in a row. */
export function waitAfter(failures) {
  return failures === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}

/**
 * Keeps `count` processes serving the port: one that ends is followed by another, later and later when it ends soon.
 * The others begin once the first one listens, after it has brought the database up to date; when it never gets that
 * far, what it said is the reason and all ends. SIGTERM and SIGINT reach every process, and the last one's end is the end.
 */
export function keepProcesses(count, { cluster, process: own, tell, now = Date.now, wait = setTimeout }) {
  const places = Array.from({ length: count }, (_, index) => ({ number: index + 1, failures: 0, begun: 0 }));
  const placeOf = new Map();
  const environment = sharedEnvironment(own.env);
  const state = { isListening: false, isStopping: false, exitCode: 0 };

  function begin(place) {
    if (state.isStopping) return;
    place.begun = now();
    const worker = cluster.fork({ ...environment, PROCESS_NUMBER: String(place.number) });
    placeOf.set(worker.id, place);
  }

  cluster.on("listening", (worker) => {
    tell("info", { process: placeOf.get(worker.id).number, pid: worker.process.pid }, "a process serves");
    if (state.isListening) return;
    state.isListening = true;
    for (const place of places.slice(1)) begin(place);
  });

  cluster.on("exit", (worker, code, signal) => {
    const place = placeOf.get(worker.id);
    placeOf.delete(worker.id);
    if (state.isStopping || !state.isListening) {
      state.isStopping = true;
      state.exitCode ||= code ?? 1;
      if (placeOf.size === 0) own.exit(state.exitCode);
      return;
    }
    place.failures = now() - place.begun < STEADY_MS ? place.failures + 1 : 0;
    const waitMs = waitAfter(place.failures);
    tell("warn", { process: place.number, pid: worker.process.pid, code, signal, waitMs }, "a process ended");
    wait(() => begin(place), waitMs);
  });

  for (const signal of ["SIGTERM", "SIGINT"]) {
    own.on(signal, () => {
      state.isStopping = true;
      for (const worker of Object.values(cluster.workers)) worker.process.kill(signal);
      if (placeOf.size === 0) own.exit(0);
    });
  }

  begin(places[0]);
}

/**
 * What all processes are given: the key of the portal's own cookies, where none was set and another API signs sessions,
 * and a bound for the places that the C library takes memory from (docs/scaling.md, "Memory").
 */
function sharedEnvironment({ SESSION_SECRET, API_BASE_URL, MALLOC_ARENA_MAX }) {
  const bound = { MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || "2" };
  if (SESSION_SECRET || !API_BASE_URL) return bound;
  return { ...bound, SESSION_SECRET: randomBytes(32).toString("base64url") };
}
