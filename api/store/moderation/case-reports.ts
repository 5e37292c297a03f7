import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import type { CaseReason, CaseReport } from "~contract/entities/report-case";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { gameReports } from "../../db/schema/library";
import { playerReviewReports } from "../../db/schema/player-reviews";
import { playerReports, reportCases } from "../../db/schema/report-cases";
import type { PageWindow } from "../paging";
import type { CaseRow } from "./case-states";

const REPEAT_MS = 24 * 60 * 60 * 1000;

type Reports = typeof gameReports | typeof playerReports | typeof playerReviewReports;
type About = Pick<CaseRow, "gameId" | "reviewId" | "playerId" | "challengeId">;

/** What players have sent; none for held scores. */
function reportsOf({ gameId, reviewId, playerId, challengeId }: About) {
  if (gameId !== null) return { table: gameReports, isOfCase: eq(gameReports.gameId, gameId) };
  if (reviewId !== null) return { table: playerReviewReports, isOfCase: eq(playerReviewReports.reviewId, reviewId) };
  if (playerId === null || challengeId !== null) return null;
  return { table: playerReports, isOfCase: eq(playerReports.playerId, playerId) };
}

/** By case: of the reports that wait, or that were decided last. */
export async function findReasons(
  database: Database,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, CaseReason[]>> {
  const wanted = inArray(reportCases.caseId, [...caseIds]);
  const isCounted = ({ decidedAt }: Reports) =>
    or(
      and(eq(reportCases.state, "open"), isNull(decidedAt)),
      and(eq(reportCases.state, "decided"), eq(decidedAt, reportCases.decidedAt)),
    );
  const { caseId, challengeId } = reportCases;
  const [ofGames, ofReviews, ofPlayers] = await Promise.all([
    database
      .selectDistinct({ caseId, reason: gameReports.reason })
      .from(reportCases)
      .innerJoin(gameReports, and(eq(gameReports.gameId, reportCases.gameId), isCounted(gameReports)))
      .where(wanted)
      .orderBy(gameReports.reason),
    database
      .selectDistinct({ caseId, reason: playerReviewReports.reason })
      .from(reportCases)
      .innerJoin(
        playerReviewReports,
        and(eq(playerReviewReports.reviewId, reportCases.reviewId), isCounted(playerReviewReports)),
      )
      .where(wanted)
      .orderBy(playerReviewReports.reason),
    database
      .selectDistinct({ caseId, reason: playerReports.reason })
      .from(reportCases)
      .innerJoin(
        playerReports,
        and(eq(playerReports.playerId, reportCases.playerId), isNull(challengeId), isCounted(playerReports)),
      )
      .where(wanted)
      .orderBy(playerReports.reason),
  ]);
  const reasons = new Map<string, CaseReason[]>();
  for (const each of [...ofGames, ...ofReviews, ...ofPlayers]) {
    reasons.set(each.caseId, [...(reasons.get(each.caseId) ?? []), each.reason]);
  }
  return reasons;
}

/** The newest first. */
export async function listReports(
  database: Database,
  about: About,
  { pageSize, offset }: PageWindow,
): Promise<{ reports: CaseReport[]; count: () => Promise<number> }> {
  const found = reportsOf(about);
  if (!found) return { reports: [], count: () => Promise.resolve(0) };
  const { table, isOfCase } = found;
  const { reportId, userId, reason, comment, createdAt, decidedAt } = table;
  const rows = await database
    .select({ reportId, userId, reason, comment, createdAt, decidedAt, username: user.displayUsername })
    .from(table)
    .leftJoin(user, eq(user.id, userId))
    .where(isOfCase)
    .orderBy(desc(createdAt), reportId)
    .limit(pageSize)
    .offset(offset);
  return { reports: rows.map(toCaseReport), count: () => database.$count(table, isOfCase) };
}

type Row = Pick<typeof gameReports.$inferSelect, "reportId" | "userId" | "comment" | "createdAt" | "decidedAt"> & {
  reason: CaseReason;
  username: string | null;
};

function toCaseReport({ userId, username, createdAt, decidedAt, ...report }: Row): CaseReport {
  return {
    ...{ reportId: report.reportId, reason: report.reason, comment: report.comment, date: createdAt.toISOString() },
    reporter: userId === null ? null : { userId, username: username ?? "" },
    decisionDate: decidedAt?.toISOString() ?? null,
  };
}

/** The same within a day, which changes nothing. */
export async function isRepeated(
  transaction: Database,
  table: Reports,
  { isSame, now }: { isSame: SQL | undefined; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - REPEAT_MS);
  return (await transaction.$count(table, and(isSame, gt(table.createdAt, since)))) > 0;
}

/** Those that wait. Returns who sent them, each once. */
export async function decideReports(transaction: Database, about: About, now: Date): Promise<string[]> {
  const found = reportsOf(about);
  if (!found) return [];
  const { table, isOfCase } = found;
  const waiting = and(isOfCase, isNull(table.decidedAt));
  const senders = await transaction
    .selectDistinct({ userId: table.userId })
    .from(table)
    .where(and(waiting, isNotNull(table.userId)));
  await transaction.update(table).set({ decidedAt: now }).where(waiting);
  return senders.flatMap(({ userId }) => userId ?? []);
}
