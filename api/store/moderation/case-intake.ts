import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { reportCases } from "../../db/schema/report-cases";

/** In the transaction of a report, after it is stored. A decided case is open again, and nobody's. */
export async function addToCase(transaction: Database, gameId: string, now: Date): Promise<void> {
  const { state, version, reports, openedAt, assigneeId } = reportCases;
  const opened = { state: "open" as const, reports: 1, openedAt: now, lastReportAt: now, assigneeId: null };
  const isOpen = sql`${state} = 'open'`;
  await transaction
    .insert(reportCases)
    .values({ caseId: randomUUID(), gameId, version: 1, ...opened })
    .onConflictDoUpdate({
      target: reportCases.gameId,
      set: {
        ...{ state: "open", version: sql`${version} + 1`, lastReportAt: now },
        reports: sql`case when ${isOpen} then ${reports} + 1 else 1 end`,
        openedAt: sql`case when ${isOpen} then ${openedAt} else excluded.opened_at end`,
        assigneeId: sql`case when ${isOpen} then ${assigneeId} end`,
      },
    });
}
