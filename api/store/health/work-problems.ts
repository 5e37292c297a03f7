import { and, desc, eq, max, min } from "drizzle-orm";
import type { Database } from "../../db/database";
import { figureRollUps } from "../../db/schema/statistics";
import type { FoundProblem } from "./found-problem";
import { startOfDay } from "../days";
import { countJobs } from "../jobs/job-counts";
import { jobTable } from "../jobs/job-table";
import { DAY_CLOSES_AFTER_MS, nextDay } from "../statistics/figure-schedule";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const LATE_AFTER_MS = 5 * MINUTE_MS;
const VERY_LATE_AFTER_MS = 30 * MINUTE_MS;
/** Clean-ups and roll-ups run once an hour. */
const WORK_LATE_AFTER_MS = 3 * HOUR_MS;

/** Waiting for a person, and waiting for too long. */
export async function findJobProblems(database: Database, now: Date): Promise<FoundProblem[]> {
  const kinds = await countJobs(database);
  const late = kinds.flatMap(({ kind, waiting, oldestDate }): FoundProblem[] => {
    const since = oldestDate === null ? now : new Date(oldestDate);
    const waitedMs = now.getTime() - since.getTime();
    if (waitedMs < LATE_AFTER_MS) return [];
    const severity = waitedMs < VERY_LATE_AFTER_MS ? "warning" : "critical";
    return [{ kind: "jobs-late", severity, subject: kind, count: waiting, since }];
  });
  const count = kinds.reduce((sum, { dead }) => sum + dead, 0);
  if (count === 0) return late;
  const [first] = await database
    .select({ since: min(jobTable.completedOn) })
    .from(jobTable)
    .where(eq(jobTable.state, "failed"));
  return [...late, { kind: "jobs-dead", severity: "warning", count, since: first?.since ?? null }];
}

/** `startedAt` is when this process began: before it, nobody may have been there to clean up. */
export async function findLateCleanUp(database: Database, now: Date, startedAt: Date): Promise<FoundProblem[]> {
  const [last] = await database
    .select({ at: max(jobTable.completedOn) })
    .from(jobTable)
    .where(and(eq(jobTable.name, "upkeep"), eq(jobTable.state, "completed")));
  const begun = Math.max(startedAt.getTime(), last?.at?.getTime() ?? 0);
  if (now.getTime() - begun < WORK_LATE_AFTER_MS) return [];
  return [{ kind: "clean-up-late", severity: "warning", since: new Date(begun + HOUR_MS) }];
}

/** A roll-up of many days is not late as long as one of them was rolled up lately. */
export async function findLateFigures(database: Database, now: Date, startedAt: Date): Promise<FoundProblem[]> {
  const day = await nextDay(database, now);
  if (day === null) return [];
  const [last] = await database
    .select({ at: figureRollUps.rolledUpAt })
    .from(figureRollUps)
    .orderBy(desc(figureRollUps.day))
    .limit(1);
  const dueAt = startOfDay(day).getTime() + DAY_MS + DAY_CLOSES_AFTER_MS;
  const begun = Math.max(startedAt.getTime(), dueAt, last?.at.getTime() ?? 0);
  if (now.getTime() - begun < WORK_LATE_AFTER_MS) return [];
  return [{ kind: "figures-late", severity: "warning", subject: day, since: new Date(dueAt) }];
}
