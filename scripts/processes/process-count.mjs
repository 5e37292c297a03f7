const MAX_PROCESSES = 64;

/** The embedded database supports one process only. */
export function processCount({ PROCESSES, DATABASE_URL, API_BASE_URL }) {
  if (!PROCESSES) return 1;
  const count = Number(PROCESSES);
  if (!Number.isInteger(count) || count < 1 || count > MAX_PROCESSES) {
    throw new Error(`PROCESSES must be a whole number from 1 to ${MAX_PROCESSES}. See README.md, "Configure".`);
  }
  if (count > 1 && !DATABASE_URL && !API_BASE_URL) {
    throw new Error(
      `PROCESSES=${count} needs DATABASE_URL or API_BASE_URL: the embedded database belongs to one process. See docs/scaling.md.`,
    );
  }
  return count;
}
