import { setTimeout as pause } from "node:timers/promises";
import { log } from "./log";
import { runningRequests } from "./running-requests";

/** How long requests under way may take to end after the process was told to stop. */
const STOP_DEADLINE_MS = 10_000;
/** How long what the process stands on may take to close after that. */
const CLOSE_DEADLINE_MS = 5_000;
const POLL_MS = 20;
/** Ctrl+C under npm arrives twice, from the terminal and from npm; somebody who insists takes longer. */
const SAME_SIGNAL_MS = 500;
const INSISTED = 130;

type Ending = () => Promise<unknown>;
type Stopping = { since: number | null; told: AbortController; endings: Set<Ending> };

declare global {
  // On globalThis because the development server loads the build anew after each change.
  var subpixelStopping: Stopping | undefined;
}

/**
 * On SIGTERM or SIGINT: requests under way get their whole answers, then what `beforeExit` was given is closed and the
 * process ends with 0. Whoever listens on a port stops listening by its own handler. A second signal ends it at once.
 */
export function stopOnSignals(): void {
  if (globalThis.subpixelStopping) return;
  state();
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

/** Has something closed before the process ends, once no request is under way any more. */
export function beforeExit(ending: Ending): void {
  state().endings.add(ending);
}

/** True from the signal on: whoever spreads the visitors should send no more of them here. */
export function isStopping(): boolean {
  return globalThis.subpixelStopping?.since != null;
}

/** Aborted at the signal: for answers that have no end of their own. */
export function stopSignal(): AbortSignal {
  return state().told.signal;
}

function state(): Stopping {
  return (globalThis.subpixelStopping ??= { since: null, told: new AbortController(), endings: new Set() });
}

function onSignal(signal: NodeJS.Signals): void {
  const stopping = state();
  if (stopping.since !== null) {
    if (Date.now() - stopping.since > SAME_SIGNAL_MS) process.exit(INSISTED);
    return;
  }
  stopping.since = Date.now();
  log.info({ signal, underWay: runningRequests.size }, "stopping");
  stopping.told.abort();
  void stop(stopping);
}

async function stop({ endings }: Stopping): Promise<void> {
  const deadline = Date.now() + STOP_DEADLINE_MS;
  while (runningRequests.size > 0 && Date.now() < deadline) await pause(POLL_MS);
  if (runningRequests.size > 0) log.warn({ underWay: runningRequests.size }, "requests were cut off");
  const closed = await Promise.race([closeAll(endings), pause(CLOSE_DEADLINE_MS, false)]);
  if (closed) log.info("stopped");
  process.exit(closed ? 0 : 1);
}

async function closeAll(endings: Set<Ending>): Promise<boolean> {
  const ends = await Promise.allSettled([...endings].map((ending) => ending()));
  const failures = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  for (const err of failures) log.error({ err }, "something could not be closed");
  return failures.length === 0;
}
