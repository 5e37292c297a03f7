import { asc, eq, isNotNull, sql } from "drizzle-orm";
import { MAX_WAITING } from "~contract/calls/desk-setup";
import type { Database } from "../../db/database";
import { drafts } from "../../db/schema/drafts";
import { reportCases } from "../../db/schema/report-cases";
import { gameReviews } from "../../db/schema/reviews";
import { studioApplications, takedowns } from "../../db/schema/studios";
import { isWaitingAppeal } from "../studios/takedown-appeals";

export async function countWaitingApplications(database: Database): Promise<number> {
  const waiting = database
    .select({ applicationId: studioApplications.applicationId })
    .from(studioApplications)
    .where(eq(studioApplications.state, "waiting"))
    .limit(MAX_WAITING);
  return database.$count(waiting.as("waiting"));
}

export async function countWaitingReviews(database: Database): Promise<number> {
  const waiting = database
    .select({ gameId: gameReviews.gameId })
    .from(gameReviews)
    .where(eq(gameReviews.state, "waiting"))
    .limit(MAX_WAITING);
  return database.$count(waiting.as("waiting"));
}

export async function countOpenCases(database: Database): Promise<number> {
  const open = database
    .select({ caseId: reportCases.caseId })
    .from(reportCases)
    .where(eq(reportCases.state, "open"))
    .limit(MAX_WAITING);
  return database.$count(open.as("open"));
}

export async function countWaitingAppeals(database: Database): Promise<number> {
  const waiting = database
    .select({ takedownId: takedowns.takedownId })
    .from(takedowns)
    .where(isWaitingAppeal)
    .limit(MAX_WAITING);
  return database.$count(waiting.as("waiting"));
}

export async function countWaitingDrafts(database: Database) {
  const isFailed = isNotNull(drafts.failure);
  const isScheduled = isNotNull(drafts.publishAt);
  const numberOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`least(count(*) filter (where ${condition}), ${MAX_WAITING})`.mapWith(Number);
  return database
    .select({
      kind: drafts.kind,
      open: numberOf(sql`not ${isFailed} and not ${isScheduled}`),
      scheduled: numberOf(sql`${isScheduled}`),
      failed: numberOf(sql`${isFailed} and not ${isScheduled}`),
    })
    .from(drafts)
    .groupBy(drafts.kind)
    .orderBy(asc(drafts.kind));
}
