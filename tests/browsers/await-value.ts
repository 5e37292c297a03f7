const PAUSE_MS = 100;

/** Asks until there is a value; a rejection counts as none. Throws after the deadline, with the last reason. */
export async function awaitValue<T>(
  what: string,
  ask: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  deadlineMs: number,
): Promise<T> {
  const end = performance.now() + deadlineMs;
  let reason: unknown = null;
  do {
    try {
      const value = await ask();
      if (value !== null && value !== undefined && value !== false) return value;
    } catch (error) {
      reason = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  } while (performance.now() < end);
  throw new Error(`${what}: not within ${String(deadlineMs)} ms. ${reason instanceof Error ? reason.message : ""}`);
}
