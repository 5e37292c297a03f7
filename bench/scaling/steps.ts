import type { PageCost, Site } from "./simulate";

/** A site, and how far it is from its database: milliseconds there and back. */
export type Step = Site & { name: string; networkMs: number };

/** From one process to a region; each process has a core of its own. */
export const STEPS: readonly Step[] = [
  { name: "one process", processes: 1, databaseCores: 1, networkMs: 0 },
  { name: "a machine of four cores", processes: 3, databaseCores: 1, networkMs: 0 },
  { name: "four machines", processes: 16, databaseCores: 4, networkMs: 0.5 },
  { name: "sixteen machines", processes: 64, databaseCores: 16, networkMs: 0.5 },
  { name: "sixteen in another region", processes: 64, databaseCores: 16, networkMs: 80 },
];

/** The rest is for bad minutes. */
const LOAD = 0.6;

/** Pages a second at which portal or database, whichever is sooner, is as busy as it should be. */
export function pagesPerSecondOf({ portalMs, databaseMs }: PageCost, { processes, databaseCores }: Site): number {
  return LOAD * 1_000 * Math.min(processes / portalMs, databaseCores / databaseMs);
}
