import { and, desc, eq } from "drizzle-orm";
import type { AuditAction } from "~contract/entities/audit-entry";
import { jobKindName, type DeadJob, type JobKind, type JobKindName } from "~contract/entities/job";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import type { Author } from "../drafts/change-content";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { recordAudit } from "../staff/audit-log";
import { countJobs } from "./job-counts";
import { jobErrorText } from "./job-error";
import { jobTable } from "./job-table";
import type { Jobs } from "./jobs";

const isDead = eq(jobTable.state, "failed");

export async function listJobs(
  database: Database,
  pages: PageRequest,
): Promise<{ kinds: JobKind[]; dead: DeadJob[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const rows = await database
    .select()
    .from(jobTable)
    .where(isDead)
    .orderBy(desc(jobTable.completedOn), jobTable.id)
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => database.$count(jobTable, isDead));
  return {
    kinds: await countJobs(database),
    dead: rows.map(toDeadJob),
    pagination: toPagination(window, totalItems),
  };
}

function toDeadJob(row: typeof jobTable.$inferSelect): DeadJob {
  return {
    jobId: row.id,
    kind: jobKindName.parse(row.name),
    createdDate: row.createdOn.toISOString(),
    diedDate: (row.completedOn ?? row.createdOn).toISOString(),
    tries: row.retryCount + 1,
    error: errorOfDeadJob(row.output),
  };
}

export function errorOfDeadJob(output: unknown): string {
  return jobErrorText(errorOf(output));
}

/** The library wraps its own messages, for instance of a job whose process has ended. */
function errorOf(output: unknown): string {
  if (typeof output !== "object" || output === null) return "";
  if ("message" in output) return String(output.message);
  return "value" in output ? errorOf(output.value) : "";
}

/** It begins at once. */
export async function retryJob(jobs: Jobs, jobId: string, author: Author): Promise<{ kind: JobKindName }> {
  const kind = await jobs.commit(async (transaction) => {
    const dead = await lockDead(transaction, jobId);
    await jobs.revive(transaction, dead, jobId);
    await record(transaction, { action: "job.retried", jobId, kind: dead }, author);
    return dead;
  });
  jobs.wake(kind);
  return { kind };
}

export async function discardJob(database: Database, jobId: string, author: Author): Promise<{ kind: JobKindName }> {
  return database.transaction(async (transaction) => {
    const kind = await lockDead(transaction, jobId);
    await transaction.delete(jobTable).where(and(eq(jobTable.name, kind), eq(jobTable.id, jobId)));
    await record(transaction, { action: "job.discarded", jobId, kind }, author);
    return { kind };
  });
}

/** Against two people who decide at once: the later one finds nothing dead. */
async function lockDead(transaction: Database, jobId: string): Promise<JobKindName> {
  const [row] = await transaction
    .select({ name: jobTable.name })
    .from(jobTable)
    .where(and(eq(jobTable.id, jobId), isDead))
    .for("update");
  if (!row) throw new ApiFailure("job_not_found");
  return jobKindName.parse(row.name);
}

type Recorded = { action: AuditAction; jobId: string; kind: JobKindName };

async function record(transaction: Database, { action, jobId, kind }: Recorded, author: Author): Promise<void> {
  const subject = { kind: "job", id: jobId, name: kind } as const;
  await recordAudit(transaction, { ...author, action, subject, before: null, after: null, reason: null });
}
