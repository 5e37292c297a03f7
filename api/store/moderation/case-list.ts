import { aliasedTable, and, desc, eq, exists, inArray, isNull, or, sql, type SQL } from "drizzle-orm";
import type { ReportReason } from "~contract/calls/games";
import type { Pagination } from "~contract/entities/pagination";
import type { ReportCase, ReportCaseState } from "~contract/entities/report-case";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { gameReports } from "../../db/schema/library";
import { reportCases } from "../../db/schema/report-cases";
import { takedowns } from "../../db/schema/studios";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { STATES } from "./case-states";

const assignee = aliasedTable(user, "assignee");
const decider = aliasedTable(user, "decider");

/** Open ones with most reports come first, of these the one that waits longest; of decided ones the latest. */
const ORDERS: Record<ReportCaseState, SQL[]> = {
  OPEN: [desc(reportCases.reports), sql`${reportCases.openedAt}`, sql`${reportCases.caseId}`],
  DECIDED: [desc(reportCases.decidedAt), sql`${reportCases.caseId}`],
};

export async function listCases(
  database: Database,
  { state = "OPEN", ...pages }: PageRequest & { state?: ReportCaseState | undefined },
): Promise<{ cases: ReportCase[]; pagination: Pagination }> {
  const window = pageWindowOf(pages);
  const wanted = eq(reportCases.state, STATES[state]);
  const rows = await selectCases(database)
    .where(wanted)
    .orderBy(...ORDERS[state])
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => database.$count(reportCases, wanted));
  const reasons = await findReasons(database, rows);
  return { cases: rows.map((row) => toReportCase(row, reasons)), pagination: toPagination(window, totalItems) };
}

/** Null where there is none. */
export async function findCase(database: Database, caseId: string): Promise<ReportCase | null> {
  const rows = await selectCases(database).where(eq(reportCases.caseId, caseId));
  const [row] = rows;
  return row === undefined ? null : toReportCase(row, await findReasons(database, rows));
}

function selectCases(database: Database) {
  const takedown = database
    .select({ one: sql`1` })
    .from(takedowns)
    .where(and(eq(takedowns.gameId, reportCases.gameId), isNull(takedowns.liftedAt)));
  return database
    .select({
      ...{ case: reportCases, gameTitle: games.title, shortId: games.shortId, mangledTitle: games.mangledTitle },
      ...{ studioName: studios.name, assigneeName: assignee.displayUsername, deciderName: decider.displayUsername },
      isStopped: sql<boolean>`${exists(takedown)}`,
    })
    .from(reportCases)
    .innerJoin(games, eq(games.gameId, reportCases.gameId))
    .innerJoin(studios, eq(studios.studioId, games.studioId))
    .leftJoin(assignee, eq(assignee.id, reportCases.assigneeId))
    .leftJoin(decider, eq(decider.id, reportCases.decidedBy))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectCases>>[number];
type Reasons = ReadonlyMap<string, ReportReason[]>;

/** Of the reports that wait, or that were decided last. */
async function findReasons(database: Database, rows: readonly Row[]): Promise<Reasons> {
  const ofCases = inArray(
    reportCases.caseId,
    rows.map((row) => row.case.caseId),
  );
  const { gameId, reason, decidedAt } = gameReports;
  const counted = or(
    and(eq(reportCases.state, "open"), isNull(decidedAt)),
    and(eq(reportCases.state, "decided"), eq(decidedAt, reportCases.decidedAt)),
  );
  const found = await database
    .selectDistinct({ caseId: reportCases.caseId, reason })
    .from(reportCases)
    .innerJoin(gameReports, and(eq(gameId, reportCases.gameId), counted))
    .where(ofCases)
    .orderBy(reason);
  const reasons = new Map<string, ReportReason[]>();
  for (const each of found) reasons.set(each.caseId, [...(reasons.get(each.caseId) ?? []), each.reason]);
  return reasons;
}

function toReportCase({ case: row, assigneeName, deciderName, ...game }: Row, reasons: Reasons): ReportCase {
  const { caseId, version, gameId, reports, assigneeId, outcome, reason, decidedAt } = row;
  return {
    ...{ caseId, version, gameId, ...game, reports, reasons: reasons.get(caseId) ?? [] },
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
