import { and, eq, sql } from "drizzle-orm";
import type PgBoss from "pg-boss";
import type { JobKindName } from "~contract/entities/job";
import { log } from "~observe/log";
import type { Database } from "../../db/database";
import { jobErrorText, PermanentFailure } from "./job-error";
import { isHourly, JOB_POLICIES } from "./job-kinds";
import { executorOf } from "./job-library";
import { jobTable } from "./job-table";

/** `finish` in the transaction of what the job does makes both one. */
export type RunningJob = { id: string; data: unknown; finish(transaction: Database): Promise<void> };
export type JobHandlers = Record<JobKindName, (job: RunningJob) => Promise<void>>;

/** Discarded meanwhile, or left to another process, as it took too long. */
class JobLost extends Error {}

type Run = { boss: PgBoss; database: Database; handlers: JobHandlers };

export async function runJob(
  { boss, database, handlers }: Run,
  kind: JobKindName,
  job: PgBoss.JobWithMetadata,
): Promise<void> {
  const { id, data } = job;
  let isFinished = false;
  const finish = async (transaction: Database) => {
    await endJob(boss, transaction, kind, id);
    isFinished = true;
  };
  try {
    await handlers[kind]({ id, data, finish });
    if (!isFinished) await finish(database);
  } catch (error) {
    if (error instanceof JobLost) return;
    await recordFailure(boss, database, { kind, job, error }).catch((err: unknown) => {
      log.error({ err, kind }, "The failure of a job could not be stored; it is tried again later");
    });
  }
}

/** `completedOn` would have the library put it aside as old. */
export async function reviveJob(boss: PgBoss, transaction: Database, kind: JobKindName, id: string): Promise<void> {
  await boss.retry(kind, id, { db: executorOf(transaction) });
  const tries = sql`${jobTable.retryCount} + ${JOB_POLICIES[kind].retryLimit}`;
  await transaction
    .update(jobTable)
    .set({ retryLimit: tries, startAfter: sql`now()`, completedOn: null })
    .where(isJob(kind, id));
}

/** The library takes what began before now, and the embedded database counts in milliseconds. */
export async function makeDue(transaction: Database, kind: JobKindName, id: string): Promise<void> {
  const startAfter = sql`${jobTable.startAfter} - interval '1 second'`;
  await transaction.update(jobTable).set({ startAfter }).where(isJob(kind, id));
}

export async function isStored(transaction: Database, kind: JobKindName, id: string): Promise<boolean> {
  return (await transaction.$count(jobTable, isJob(kind, id))) > 0;
}

function isJob(kind: JobKindName, id: string) {
  return and(eq(jobTable.name, kind), eq(jobTable.id, id));
}

/** Those of an hour stay, so that there is one only; of the others nothing stays. */
async function endJob(boss: PgBoss, transaction: Database, kind: JobKindName, id: string): Promise<void> {
  if (isHourly(kind)) {
    await boss.complete(kind, id, {}, { db: executorOf(transaction) });
    return;
  }
  const ended = await transaction
    .delete(jobTable)
    .where(and(isJob(kind, id), eq(jobTable.state, "active")))
    .returning({ id: jobTable.id });
  if (ended.length === 0) throw new JobLost();
}

type Failure = { kind: JobKindName; job: PgBoss.JobWithMetadata; error: unknown };

async function recordFailure(boss: PgBoss, database: Database, { kind, job, error }: Failure): Promise<void> {
  const { id, retryCount, retryLimit } = job;
  const isPermanent = error instanceof PermanentFailure;
  await database.transaction(async (transaction) => {
    if (isPermanent) {
      await transaction
        .update(jobTable)
        .set({ retryLimit: sql`${jobTable.retryCount}` })
        .where(isJob(kind, id));
    }
    await boss.fail(kind, id, { message: jobErrorText(error) }, { db: executorOf(transaction) });
  });
  const about = { err: error, kind, jobId: id, tries: retryCount + 1 };
  if (isPermanent || retryCount >= retryLimit) log.error(about, "A job failed for good: it waits at the desk");
  else log.warn(about, "A job failed and is tried again");
}
