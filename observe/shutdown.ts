import { setTimeout as pause } from "node:timers/promises";
import { log } from "./log";
import { runningRequests } from "./running-requests";

const STOP_DEADLINE_MS = 10_000;
const CLOSE_DEADLINE_MS = 5_000;
const POLL_MS = 20;
/** Ctrl+C under npm arrives twice within this time: from the terminal and from npm. */
const SAME_SIGNAL_MS = 500;
const INTERRUPTED = 130;

type ShutdownHandler = () => Promise<unknown>;
type Stopping = { since: number | null; controller: AbortController; handlers: Set<ShutdownHandler> };

declare global {
  // On globalThis: the development server reloads the build after each change.
  var subpixelStopping: Stopping | undefined;
}

/** Drains requests, closes what `onShutdown` registered, exits with 0. A second signal exits at once. */
export function shutDownOnSignals(): void {
  if (globalThis.subpixelStopping) return;
  state();
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}

export function onShutdown(handler: ShutdownHandler): void {
  state().handlers.add(handler);
}

export function isShuttingDown(): boolean {
  return globalThis.subpixelStopping?.since != null;
}

export function shutdownSignal(): AbortSignal {
  return state().controller.signal;
}

function state(): Stopping {
  return (globalThis.subpixelStopping ??= { since: null, controller: new AbortController(), handlers: new Set() });
}

function onSignal(signal: NodeJS.Signals): void {
  const stopping = state();
  if (stopping.since !== null) {
    if (Date.now() - stopping.since > SAME_SIGNAL_MS) process.exit(INTERRUPTED);
    return;
  }
  stopping.since = Date.now();
  log.info({ signal, underWay: runningRequests.size }, "stopping");
  stopping.controller.abort();
  void stop(stopping);
}

async function stop({ handlers }: Stopping): Promise<void> {
  const deadline = Date.now() + STOP_DEADLINE_MS;
  while (runningRequests.size > 0 && Date.now() < deadline) await pause(POLL_MS);
  if (runningRequests.size > 0) log.warn({ underWay: runningRequests.size }, "requests were cut off");
  const closed = await Promise.race([closeAll(handlers), pause(CLOSE_DEADLINE_MS, false)]);
  if (closed) log.info("stopped");
  process.exit(closed ? 0 : 1);
}

async function closeAll(handlers: Set<ShutdownHandler>): Promise<boolean> {
  const ends = await Promise.allSettled([...handlers].map((handler) => handler()));
  const failures = ends.flatMap((end) => (end.status === "rejected" ? [end.reason as unknown] : []));
  for (const err of failures) log.error({ err }, "something could not be closed");
  return failures.length === 0;
}
