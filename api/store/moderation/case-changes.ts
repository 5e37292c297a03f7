import { and, eq, isNull } from "drizzle-orm";
import type { AuditAction, AuditValues } from "~contract/entities/audit-entry";
import type { ReportOutcome } from "~contract/entities/report-case";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { gameReports } from "../../db/schema/library";
import { reportCases } from "../../db/schema/report-cases";
import type { Author } from "../drafts/change-content";
import { recordAudit } from "../staff/audit-log";
import { OUTCOMES } from "./case-states";

type CaseRow = typeof reportCases.$inferSelect;
/** `version` is what was seen. */
type Seen = { caseId: string; version: number };
type Staff = Author & { actorId: string };
type Recorded = { action: AuditAction; before?: AuditValues; after?: AuditValues; reason?: string };
type Change = { values: Partial<CaseRow>; recorded: Recorded };
type Changed = { gameTitle: string };

/** Takes a case, also over from somebody else, or gives the own one back. */
export async function assignCase(
  database: Database,
  { isTaken, ...seen }: Seen & { isTaken: boolean },
  author: Staff,
): Promise<Changed> {
  return changeCase(database, seen, author, ({ assigneeId }) => {
    const { actorId } = author;
    if ((assigneeId === actorId) === isTaken) throw new ApiFailure("no_changes");
    if (!isTaken) return { values: { assigneeId: null }, recorded: { action: "report-case.released" } };
    const from = assigneeId === null ? {} : { before: { assignee: assigneeId }, after: { assignee: actorId } };
    return { values: { assigneeId: actorId }, recorded: { action: "report-case.taken", ...from } };
  });
}

/** All reports that wait; a report that came in since the case was seen is a refusal. */
export async function decideCase(
  database: Database,
  { outcome, reason, ...seen }: Seen & { outcome: ReportOutcome; reason: string },
  author: Staff,
): Promise<Changed> {
  return changeCase(database, seen, author, async ({ gameId, reports }, transaction) => {
    const { actorId, now } = author;
    await transaction
      .update(gameReports)
      .set({ decidedAt: now })
      .where(and(eq(gameReports.gameId, gameId), isNull(gameReports.decidedAt)));
    const decision = { outcome: OUTCOMES[outcome], reason, decidedBy: actorId, decidedAt: now };
    return {
      values: { state: "decided", assigneeId: null, ...decision },
      recorded: { action: `report-case.${OUTCOMES[outcome]}`, after: { reports }, reason },
    };
  });
}

async function changeCase(
  database: Database,
  { caseId, version }: Seen,
  author: Staff,
  change: (row: CaseRow, transaction: Database) => Change | Promise<Change>,
): Promise<Changed> {
  return database.transaction(async (transaction) => {
    const ofCase = eq(reportCases.caseId, caseId);
    // Against a report that comes in at the same moment, which changes the row as well.
    const [row] = await transaction.select().from(reportCases).where(ofCase).for("update");
    if (!row) throw new ApiFailure("report_case_not_found");
    if (row.state === "decided") throw new ApiFailure("report_case_decided");
    if (row.version !== version) throw new ApiFailure("report_case_changed");
    const { values, recorded } = await change(row, transaction);
    await transaction
      .update(reportCases)
      .set({ ...values, version: version + 1 })
      .where(ofCase);
    const gameTitle = await titleOf(transaction, row.gameId);
    const subject = { kind: "report-case", id: caseId, name: gameTitle } as const;
    const { before = null, after = null, reason = null, action } = recorded;
    await recordAudit(transaction, { ...author, action, subject, before, after, reason });
    return { gameTitle };
  });
}

async function titleOf(transaction: Database, gameId: string): Promise<string> {
  const [game] = await transaction.select({ title: games.title }).from(games).where(eq(games.gameId, gameId));
  return game?.title ?? "";
}
