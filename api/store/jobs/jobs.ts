import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { JobKindName } from "~contract/entities/job";
import { log } from "~observe/log";
import type { Database } from "../../db/database";
import { createBatchRunner, type BatchRunner } from "./batch-runner";
import { HOURLY_JOBS, JOB_POLICIES } from "./job-kinds";
import { executorOf, openJobLibrary } from "./job-library";
import { isStored, makeDue, reviveJob, runJob, type JobHandlers } from "./job-run";

const BATCH_SIZE = 10;
const FIRST_LOOK_MS = 1_000;
/** For tries after a pause and for jobs of processes that have ended; a process wakes for its own at once. */
const LOOK_EVERY_MS = 10_000;
const MAINTAIN_EVERY_MS = 60_000;
const HOUR_SECONDS = 3_600;
const PLAN_HOURLY_EVERY_MS = 600_000;
const STOP_WITHIN_MS = 3_000;

/** `at` is the moment before which it does not begin. */
type SendOptions = { id?: string | undefined; at?: Date | undefined };
export type SendJob = (kind: JobKindName, data: object, options?: SendOptions) => Promise<string>;

export type Jobs = {
  /** A transaction with the jobs that follow from it, which begin when it is committed. */
  commit<Result>(change: (transaction: Database, send: SendJob) => Promise<Result>): Promise<Result>;
  /** Puts a dead job in the queue again, with the tries of a new one. */
  revive(transaction: Database, kind: JobKindName, id: string): Promise<void>;
  wake(kind: JobKindName): void;
  /** Runs what is due, and waits for its end. */
  settled(): Promise<void>;
  start(): void;
  /** Waits for what runs, at most so long; the rest goes back into the queue. */
  stop(withinMs?: number): Promise<void>;
};

export function createJobs(database: Database, handlersOf: (jobs: Jobs) => JobHandlers): Jobs {
  let opened: Promise<PgBoss> | undefined;
  const library = () => (opened ??= openJobLibrary(database));
  const running = new Map<string, JobKindName>();
  const timers: NodeJS.Timeout[] = [];

  async function runBatch(kind: JobKindName): Promise<boolean> {
    const boss = await library();
    const found = await boss.fetch<object>(kind, { batchSize: BATCH_SIZE, includeMetadata: true });
    await Promise.all(
      found.map(async (job) => {
        running.set(job.id, kind);
        await runJob({ boss, database, handlers }, kind, job);
        running.delete(job.id);
      }),
    );
    return found.length === BATCH_SIZE;
  }

  async function commit<Result>(change: (transaction: Database, send: SendJob) => Promise<Result>): Promise<Result> {
    const boss = await library();
    const sent = new Set<JobKindName>();
    const result = await database.transaction((transaction) => change(transaction, senderOf(boss, transaction, sent)));
    for (const kind of sent) runners[kind].wake();
    return result;
  }

  const jobs: Jobs = {
    commit,
    wake: (kind) => {
      runners[kind].wake();
    },
    revive: async (transaction, kind, id) => reviveJob(await library(), transaction, kind, id),
    async settled() {
      wakeEach(runners);
      await settledAll(runners);
    },
    start() {
      timers.push(
        setTimeout(wakeEach, FIRST_LOOK_MS, runners).unref(),
        setInterval(wakeEach, LOOK_EVERY_MS * (1 + Math.random() / 10), runners).unref(),
        repeat(MAINTAIN_EVERY_MS, async () => (await library()).maintain()),
        repeat(PLAN_HOURLY_EVERY_MS, async () => planHourly(await library())),
      );
    },
    async stop(withinMs = STOP_WITHIN_MS) {
      for (const timer of timers.splice(0)) clearTimeout(timer);
      if (await stopWithin(withinMs, runners)) return;
      const boss = await library();
      const output = { message: "The process ended before the job" };
      for (const [id, kind] of running) await boss.fail(kind, id, output);
    },
  };
  const handlers = handlersOf(jobs);
  const runners = runnersOf(runBatch);
  return jobs;
}

function wakeEach(runners: Runners): void {
  for (const runner of Object.values(runners)) runner.wake();
}

function senderOf(boss: PgBoss, transaction: Database, sent: Set<JobKindName>): SendJob {
  return async (kind, data, { id = randomUUID(), at } = {}) => {
    const startAfter = at === undefined ? {} : { startAfter: at };
    const options = { ...JOB_POLICIES[kind], id, ...startAfter, db: executorOf(transaction) };
    const stored = await boss.send(kind, data, options);
    // Without an error the library stores nothing: for a job that is there already, and without a queue.
    if (stored === null && !(await isStored(transaction, kind, id))) throw new Error(`There is no queue of ${kind}`);
    if (at === undefined) await makeDue(transaction, kind, id);
    sent.add(kind);
    return id;
  };
}

async function stopWithin(milliseconds: number, runners: Runners): Promise<boolean> {
  for (const runner of Object.values(runners)) runner.stop();
  return Promise.race([settledAll(runners).then(() => true), pause(milliseconds, false)]);
}

/** One for each hour, whichever process asks first. */
async function planHourly(boss: PgBoss): Promise<void> {
  for (const kind of HOURLY_JOBS) await boss.send(kind, {}, { ...JOB_POLICIES[kind], singletonSeconds: HOUR_SECONDS });
}

function repeat(milliseconds: number, act: () => Promise<unknown>): NodeJS.Timeout {
  const attempt = () => {
    act().catch((err: unknown) => {
      log.error({ err }, "The job queue could not be kept in order");
    });
  };
  return setInterval(attempt, milliseconds).unref();
}

type Runners = Record<JobKindName, BatchRunner>;

/** Kinds do not wait for each other. */
function runnersOf(runBatch: (kind: JobKindName) => Promise<boolean>): Runners {
  const runnerOf = (kind: JobKindName) =>
    createBatchRunner(() =>
      runBatch(kind).catch((err: unknown) => {
        log.error({ err, kind }, "Jobs could not be read");
        return false;
      }),
    );
  return {
    ...{ "mail-links": runnerOf("mail-links"), mails: runnerOf("mails") },
    ...{ announcements: runnerOf("announcements"), "payment-notices": runnerOf("payment-notices") },
    ...{ figures: runnerOf("figures"), digests: runnerOf("digests"), upkeep: runnerOf("upkeep") },
  };
}

async function settledAll(runners: Runners): Promise<void> {
  // One kind may send jobs of another.
  for (const runner of Object.values(runners)) await runner.settled();
  for (const runner of Object.values(runners)) await runner.settled();
}
