import { asc, eq, isNotNull, sql, type SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { MAX_WAITING } from "~contract/calls/desk-setup";
import type { Database } from "../../db/database";
import { drafts } from "../../db/schema/drafts";
import { reportCases } from "../../db/schema/report-cases";
import { gameReviews } from "../../db/schema/reviews";
import { sanctions } from "../../db/schema/sanctions";
import { studioApplications, takedowns } from "../../db/schema/studios";
import { isOpenAppeal } from "../sanctions/appeals";
import { isWaitingAppeal } from "../studios/takedown-appeals";

export const countWaitingApplications = (database: Database) =>
  countSome(database, studioApplications, eq(studioApplications.state, "waiting"));

export const countWaitingReviews = (database: Database) =>
  countSome(database, gameReviews, eq(gameReviews.state, "waiting"));

export const countOpenCases = (database: Database) => countSome(database, reportCases, eq(reportCases.state, "open"));

export const countOpenAppeals = (database: Database) => countSome(database, sanctions, isOpenAppeal);

export const countWaitingAppeals = (database: Database) => countSome(database, takedowns, isWaitingAppeal);

/** More than MAX_WAITING rows are not looked at. */
function countSome(database: Database, table: PgTable, condition: SQL | undefined): Promise<number> {
  const waiting = database
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(condition)
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
