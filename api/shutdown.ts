import { closeDatabase } from "./db/client";

/** How long requests under way may take to end after the server was told to stop. */
const STOP_DEADLINE_MS = 1_500;

declare global {
  var subpixelStopsCleanly: boolean | undefined;
}

/**
 * Closes the database before the process ends on SIGTERM or SIGINT. Whoever listens on a port stops listening by its
 * own handler; once nothing is left to do, or at the deadline, the database is closed and the process ends.
 */
export function closeOnSignals(): void {
  if (globalThis.subpixelStopsCleanly) return;
  globalThis.subpixelStopsCleanly = true;
  const stop = () => {
    process.once("beforeExit", () => void closeAndExit());
    setTimeout(() => void closeAndExit(), STOP_DEADLINE_MS).unref();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
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
