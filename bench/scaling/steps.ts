import type { PageCost, Site } from "./simulate";

/** `networkMs` is the round trip to the database. */
export type Step = Site & { name: string; networkMs: number };

export const STEPS: readonly Step[] = [
  { name: "one process", processes: 1, databaseCores: 1, networkMs: 0 },
  { name: "a machine of four cores", processes: 3, databaseCores: 1, networkMs: 0 },
  { name: "four machines", processes: 16, databaseCores: 4, networkMs: 0.5 },
  { name: "sixteen machines", processes: 64, databaseCores: 16, networkMs: 0.5 },
  { name: "sixteen in another region", processes: 64, databaseCores: 16, networkMs: 80 },
];

/** Utilization; the rest is headroom for peaks. */
const LOAD = 0.6;

export function pagesPerSecondOf({ portalMs, databaseMs }: PageCost, { processes, databaseCores }: Site): number {
  return LOAD * 1_000 * Math.min(processes / portalMs, databaseCores / databaseMs);
}
