import { desc, eq } from "drizzle-orm";
import type { readReportCase } from "~contract/calls/desk-reports";
import type { CallData } from "~contract/define-call";
import type { CaseReport } from "~contract/entities/report-case";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { gameReports } from "../../db/schema/library";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { listAuditEntries } from "../staff/audit-log";
import { findCase } from "./case-list";

const MAX_HISTORY = 50;

export async function readCase(
  database: Database,
  { caseId, ...pages }: PageRequest & { caseId: string },
): Promise<CallData<typeof readReportCase>> {
  const reportCase = await findCase(database, caseId);
  if (!reportCase) throw new ApiFailure("report_case_not_found");
  const window = pageWindowOf(pages);
  const ofGame = eq(gameReports.gameId, reportCase.gameId);
  const rows = await database
    .select({ report: gameReports, username: user.displayUsername })
    .from(gameReports)
    .leftJoin(user, eq(user.id, gameReports.userId))
    .where(ofGame)
    .orderBy(desc(gameReports.createdAt), gameReports.reportId)
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => database.$count(gameReports, ofGame));
  const { entries, names } = await listAuditEntries(database, { subjectId: caseId, pageSize: MAX_HISTORY });
  return {
    ...{ reportCase, reports: rows.map(toCaseReport), history: { entries, names } },
    pagination: toPagination(window, totalItems),
  };
}

type Row = { report: typeof gameReports.$inferSelect; username: string | null };

function toCaseReport({ report: { reportId, userId, reason, comment, createdAt, decidedAt }, username }: Row) {
  return {
    ...{ reportId, reason, comment, date: createdAt.toISOString() },
    reporter: userId === null ? null : { userId, username: username ?? "" },
    decisionDate: decidedAt?.toISOString() ?? null,
  } satisfies CaseReport;
}
