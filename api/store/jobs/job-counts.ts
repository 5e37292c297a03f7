import { and, eq, lt, sql } from "drizzle-orm";
import { jobKindName, type JobKind } from "~contract/entities/job";
import type { Database } from "../../db/database";
import { jobTable } from "./job-table";

const DEAD_KEPT_MS = 30 * 86_400_000;

/** Every kind, also without jobs. */
export async function countJobs(database: Database): Promise<JobKind[]> {
  const { name, state, startAfter } = jobTable;
  const isWaiting = sql`${state} in ('created', 'retry')`;
  const count = (condition: unknown) => sql<number>`count(*) filter (where ${condition})::int`;
  const rows = await database
    .select({
      name,
      waiting: count(isWaiting),
      running: count(eq(state, "active")),
      dead: count(eq(state, "failed")),
      oldest: sql`min(${startAfter}) filter (where ${isWaiting} and ${startAfter} <= now())`.mapWith(startAfter),
    })
    .from(jobTable)
    .groupBy(name);
  return jobKindName.options.map((kind) => {
    const { waiting = 0, running = 0, dead = 0, oldest = null } = rows.find((row) => row.name === kind) ?? {};
    return { kind, waiting, running, dead, oldestDate: oldest?.toISOString() ?? null };
  });
}

export async function deleteOldDeadJobs(database: Database, now: Date): Promise<void> {
  const { state, completedOn } = jobTable;
  const oldest = new Date(now.getTime() - DEAD_KEPT_MS);
  await database.delete(jobTable).where(and(eq(state, "failed"), lt(completedOn, oldest)));
}
