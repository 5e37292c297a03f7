import { aliasedTable, and, desc, eq, exists, isNull, or, sql, type SQL } from "drizzle-orm";
import type { Pagination } from "~contract/entities/pagination";
import type {
  CaseReason,
  CaseSubject,
  ReportCase,
  ReportCaseKind,
  ReportCaseState,
} from "~contract/entities/report-case";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { playerReviews } from "../../db/schema/player-reviews";
import { reportCases } from "../../db/schema/report-cases";
import { challenges } from "../../db/schema/scores";
import { takedowns } from "../../db/schema/studios";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { toPerson } from "../people/people";
import type { QueryContext } from "../query-context";
import { findReasons } from "./case-reports";
import { isOfKind, STATES } from "./case-states";

const assignee = aliasedTable(user, "assignee");
const decider = aliasedTable(user, "decider");
const player = aliasedTable(user, "player");

/** Open ones with most reports come first, of these the one that waits longest; of decided ones the latest. */
const ORDERS: Record<ReportCaseState, SQL[]> = {
  OPEN: [desc(reportCases.reports), sql`${reportCases.openedAt}`, sql`${reportCases.caseId}`],
  DECIDED: [desc(reportCases.decidedAt), sql`${reportCases.caseId}`],
};

export type CaseReader = Pick<QueryContext, "database" | "mediaBaseUrl">;
type Filter = { state?: ReportCaseState | undefined; kind?: ReportCaseKind | undefined };

export async function listCases(
  reader: CaseReader,
  { state = "OPEN", kind, ...pages }: PageRequest & Filter,
): Promise<{ cases: ReportCase[]; pagination: Pagination }> {
  const { database } = reader;
  const window = pageWindowOf(pages);
  const wanted = and(eq(reportCases.state, STATES[state]), kind && isOfKind(kind));
  const rows = await selectCases(database)
    .where(wanted)
    .orderBy(...ORDERS[state])
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => database.$count(reportCases, wanted));
  return { cases: await toReportCases(reader, rows), pagination: toPagination(window, totalItems) };
}

/** Null where there is none. */
export async function findCase(reader: CaseReader, caseId: string): Promise<ReportCase | null> {
  const rows = await selectCases(reader.database).where(eq(reportCases.caseId, caseId));
  const [found = null] = await toReportCases(reader, rows);
  return found;
}

function selectCases(database: Database) {
  const takedown = database
    .select({ one: sql`1` })
    .from(takedowns)
    .where(and(eq(takedowns.gameId, reportCases.gameId), isNull(takedowns.liftedAt)));
  const { gameId, title, shortId, mangledTitle } = games;
  const { challengeId, name, type } = challenges;
  const { reviewId, text, isRecommended, removedAt } = playerReviews;
  return database
    .select({
      case: reportCases,
      game: { gameId, gameTitle: title, shortId, mangledTitle },
      ...{ studioName: studios.name, isStopped: sql<boolean>`${exists(takedown)}` },
      player: { userId: player.id, displayUsername: player.displayUsername, name: player.name, image: player.image },
      challenge: { challengeId, name, type },
      review: { reviewId, text, isRecommended, removedAt },
      ...{ assigneeName: assignee.displayUsername, deciderName: decider.displayUsername },
    })
    .from(reportCases)
    .leftJoin(playerReviews, eq(playerReviews.reviewId, reportCases.reviewId))
    .leftJoin(games, or(eq(games.gameId, reportCases.gameId), eq(games.gameId, playerReviews.gameId)))
    .leftJoin(studios, eq(studios.studioId, games.studioId))
    .leftJoin(player, or(eq(player.id, reportCases.playerId), eq(player.id, playerReviews.userId)))
    .leftJoin(challenges, eq(challenges.challengeId, reportCases.challengeId))
    .leftJoin(assignee, eq(assignee.id, reportCases.assigneeId))
    .leftJoin(decider, eq(decider.id, reportCases.decidedBy))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectCases>>[number];

async function toReportCases({ database, mediaBaseUrl }: CaseReader, rows: readonly Row[]): Promise<ReportCase[]> {
  const reasons = await findReasons(
    database,
    rows.map((row) => row.case.caseId),
  );
  return rows.map((row) => {
    const { caseId } = row.case;
    return toReportCase(row, { subject: toSubject(row, mediaBaseUrl), reasons: reasons.get(caseId) ?? [] });
  });
}

function toSubject(
  { game, studioName, isStopped, player: reported, challenge, review }: Row,
  mediaBaseUrl: string,
): CaseSubject {
  if (game && !review) return { kind: "GAME", ...game, studioName: studioName ?? "", isStopped };
  if (!reported) throw new Error("A case is about a game, a player or a review.");
  const { userId, username, pictureUrl } = toPerson(mediaBaseUrl, reported);
  if (game && review) {
    const { removedAt, ...written } = review;
    const { gameTitle, shortId: gameShortId, mangledTitle } = game;
    const about = { gameTitle, gameShortId, mangledTitle };
    return { kind: "REVIEW", userId, username, ...written, ...about, isRemoved: removedAt !== null };
  }
  if (!challenge) return { kind: "PLAYER", userId, username, pictureUrl };
  const { challengeId, name, type } = challenge;
  return { kind: "SCORES", userId, username, challengeId, challengeName: name["en"] ?? "", type };
}

function toReportCase(
  { case: row, assigneeName, deciderName }: Row,
  { subject, reasons }: { subject: CaseSubject; reasons: CaseReason[] },
): ReportCase {
  const { caseId, version, reports, assigneeId, outcome, reason, decidedAt } = row;
  return {
    ...{ caseId, version, subject, reports, reasons },
    state: row.state === "open" ? "OPEN" : "DECIDED",
    openedDate: row.openedAt.toISOString(),
    lastReportDate: row.lastReportAt.toISOString(),
    assignee: assigneeId === null ? null : { userId: assigneeId, username: assigneeName ?? "" },
    decision:
      outcome === null || decidedAt === null
        ? null
        : {
            outcome: outcome === "dismissed" ? "DISMISSED" : "ACTED_ON",
            reason: reason ?? "",
            author: deciderName,
            date: decidedAt.toISOString(),
          },
  };
}
