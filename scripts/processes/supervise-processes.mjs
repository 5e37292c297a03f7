import { randomBytes } from "node:crypto";

/** A longer life resets the backoff. */
const STEADY_MS = 60_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

export function backoffAfter(failures) {
  return failures === 0 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
}

/** Workers restart with backoff. The first one migrates the database before the others start; if it fails, all exit. */
export function superviseProcesses(count, { cluster, process: primary, log, now = Date.now, wait = setTimeout }) {
  const slots = Array.from({ length: count }, (_, index) => ({ number: index + 1, failures: 0, begun: 0 }));
  const slotOf = new Map();
  const environment = sharedEnvironment(primary.env);
  const state = { isListening: false, isStopping: false, exitCode: 0 };

  function begin(slot) {
    if (state.isStopping) return;
    slot.begun = now();
    const worker = cluster.fork({ ...environment, PROCESS_NUMBER: String(slot.number) });
    slotOf.set(worker.id, slot);
  }

  cluster.on("listening", (worker) => {
    log("info", { process: slotOf.get(worker.id).number, pid: worker.process.pid }, "a process serves");
    if (state.isListening) return;
    state.isListening = true;
    for (const slot of slots.slice(1)) begin(slot);
  });

  cluster.on("exit", (worker, code, signal) => {
    const slot = slotOf.get(worker.id);
    slotOf.delete(worker.id);
    if (state.isStopping || !state.isListening) {
      state.isStopping = true;
      state.exitCode ||= code ?? 1;
      if (slotOf.size === 0) primary.exit(state.exitCode);
      return;
    }
    slot.failures = now() - slot.begun < STEADY_MS ? slot.failures + 1 : 0;
    const waitMs = backoffAfter(slot.failures);
    log("warn", { process: slot.number, pid: worker.process.pid, code, signal, waitMs }, "a process ended");
    wait(() => begin(slot), waitMs);
  });

  for (const signal of ["SIGTERM", "SIGINT"]) {
    primary.on(signal, () => {
      state.isStopping = true;
      for (const worker of Object.values(cluster.workers)) worker.process.kill(signal);
      if (slotOf.size === 0) primary.exit(0);
    });
  }

  begin(slots[0]);
}

/** A common cookie key if none is set, and a limit of malloc arenas (docs/scaling.md, "Memory"). */
function sharedEnvironment({ SESSION_SECRET, API_BASE_URL, MALLOC_ARENA_MAX }) {
  const bound = { MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || "2" };
  if (SESSION_SECRET || !API_BASE_URL) return bound;
  return { ...bound, SESSION_SECRET: randomBytes(32).toString("base64url") };
}
