import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { reportCases } from "../../db/schema/report-cases";

export type CaseAbout =
  { gameId: string } | { reviewId: string } | { playerId: string } | { playerId: string; challengeId: string };

/** In the transaction of a report or held score, after it is stored. A decided case is open again, and nobody's. */
export async function addToCase(transaction: Database, about: CaseAbout, now: Date): Promise<void> {
  const { state, version, reports, openedAt, assigneeId } = reportCases;
  const opened = { state: "open" as const, reports: 1, openedAt: now, lastReportAt: now, assigneeId: null };
  const isOpen = sql`${state} = 'open'`;
  await transaction
    .insert(reportCases)
    .values({ caseId: randomUUID(), ...about, version: 1, ...opened })
    .onConflictDoUpdate({
      ...targetOf(about),
      set: {
        ...{ state: "open", version: sql`${version} + 1`, lastReportAt: now },
        reports: sql`case when ${isOpen} then ${reports} + 1 else 1 end`,
        openedAt: sql`case when ${isOpen} then ${openedAt} else excluded.opened_at end`,
        assigneeId: sql`case when ${isOpen} then ${assigneeId} end`,
      },
    });
}

function targetOf(about: CaseAbout) {
  const { gameId, reviewId, playerId, challengeId } = reportCases;
  if ("gameId" in about) return { target: gameId };
  if ("reviewId" in about) return { target: reviewId };
  if ("challengeId" in about) {
    return { target: [playerId, challengeId], targetWhere: sql`${challengeId} is not null` };
  }
  return { target: playerId, targetWhere: sql`${challengeId} is null` };
}
