import { closeDatabase } from "./db/client";

/** How long requests under way may take to end after the server was told to stop. */
const STOP_DEADLINE_MS = 1_500;
const POLL_MS = 20;

declare global {
  var subpixelStopsCleanly: boolean | undefined;
}

/**
 * Closes the database before the process ends on SIGTERM or SIGINT. Whoever listens on a port stops listening by its
 * own handler; once no connection is left, or at the deadline, the database is closed and the process ends. Waiting for
 * an empty event loop would not do: the embedded database keeps a timer of its own.
 */
export function closeOnSignals(): void {
  if (globalThis.subpixelStopsCleanly) return;
  globalThis.subpixelStopsCleanly = true;
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

function stop(): void {
  const deadline = Date.now() + STOP_DEADLINE_MS;
  const poll = setInterval(() => {
    if (hasConnections() && Date.now() < deadline) return;
    clearInterval(poll);
    void closeAndExit();
  }, POLL_MS);
}

function hasConnections(): boolean {
  return process.getActiveResourcesInfo().some((resource) => resource.startsWith("TCP"));
}

async function closeAndExit(): Promise<void> {
  try {
    await closeDatabase();
    process.exit(0);
  } catch (error) {
    console.error("The database could not be closed:", error);
    process.exit(1);
  }
}
