import { and, eq, ne } from "drizzle-orm";
import type { Database } from "../../db/database";
import { jobTable } from "../jobs/job-table";

/** Discarded at the desk, or given up and waiting there. */
export async function isJobGone(database: Database, jobId: string | null): Promise<boolean> {
  if (jobId === null) return false;
  const isAlive = and(eq(jobTable.name, "announcements"), eq(jobTable.id, jobId), ne(jobTable.state, "failed"));
  return (await database.$count(jobTable, isAlive)) === 0;
}
