import { statfs } from "node:fs/promises";
import path from "node:path";
import type { Services } from "../../api-context";
import { IN_MEMORY } from "../../db/in-memory";
import { pingDatabase } from "../database-health";
import { jobErrorText } from "../jobs/job-error";
import type { FoundProblem } from "./found-problem";
import type { HealthCheck } from "./health-check";

const SLOW_MS = 500;
const GIB = 1024 ** 3;
/** Whichever is less: a tenth of a large disk is much. */
const LITTLE = { share: 0.1, bytes: 10 * GIB };
const ALMOST_NOTHING = { share: 0.03, bytes: GIB };

type Means = Pick<Services, "configuration" | "database" | "fileStore"> & { machine: string };
export type Disk = { freeBytes: number; totalBytes: number };

/** What each machine may see in its own way: `subject` is the machine. */
export function localChecks({ configuration, database, fileStore, machine }: Means): HealthCheck[] {
  const { dataDir } = configuration;
  const ofDisk: HealthCheck = {
    name: "disk",
    kinds: ["disk-full"],
    find: async () => findDiskProblems(await readDisk(dataDir), machine),
  };
  return [
    {
      name: "database",
      kinds: ["database-slow"],
      find: async () => {
        const startedAt = performance.now();
        await pingDatabase(database);
        const count = Math.round(performance.now() - startedAt);
        if (count < SLOW_MS) return [];
        return [{ kind: "database-slow", severity: "warning", subject: machine, count, since: null }];
      },
    },
    {
      name: "file-store",
      kinds: ["file-store-unreachable"],
      find: () =>
        fileStore.check().then(
          () => [],
          (error: unknown) => unreachable(machine, jobErrorText(error)),
        ),
    },
    ...(dataDir === IN_MEMORY ? [] : [ofDisk]),
  ];
}

export function unreachable(machine: string, error: string): FoundProblem[] {
  return [{ kind: "file-store-unreachable", severity: "critical", subject: machine, error, since: null }];
}

export function findDiskProblems({ freeBytes, totalBytes }: Disk, machine: string): FoundProblem[] {
  const isBelow = ({ share, bytes }: typeof LITTLE) => freeBytes < Math.min(share * totalBytes, bytes);
  if (!isBelow(LITTLE)) return [];
  const severity = isBelow(ALMOST_NOTHING) ? "critical" : "warning";
  const count = Math.floor((100 * freeBytes) / totalBytes);
  return [{ kind: "disk-full", severity, subject: machine, count, since: null }];
}

/** As much as a process without special rights may use. The folder may not be there yet. */
async function readDisk(folder: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs(path.dirname(path.resolve(folder))));
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}
