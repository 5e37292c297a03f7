import { eq } from "drizzle-orm";
import type { AuditAction, AuditValues } from "~contract/entities/audit-entry";
import type { ReportAnswer, ReportOutcome } from "~contract/entities/report-case";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { reportCases } from "../../db/schema/report-cases";
import { dropHeldScores, releaseHeldScores } from "../challenges/held-scores";
import type { Author } from "../drafts/change-content";
import { lockAccounts, lockUser } from "../user-lock";
import { notify, notifyAll } from "../people/messages";
import { recordAudit } from "../staff/audit-log";
import { decideReports } from "./case-reports";
import { OUTCOMES, type CaseRow } from "./case-states";
import { namesOf, type CaseNames } from "./case-names";

/** `version` is what was seen. */
type Seen = { caseId: string; version: number };
type Staff = Author & { actorId: string };
type Recorded = { action: AuditAction; before?: AuditValues; after?: AuditValues; reason?: string };
type Change = { values: Partial<CaseRow>; recorded: Recorded };
type Changed = { name: string };
type Decision = { outcome: ReportOutcome; reason: string; answer?: ReportAnswer | null | undefined };

/** Of reporters that one statement writes to. */
const MAX_TOLD_AT_ONCE = 500;

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

/** All reports or held scores that wait; one that came in since the case was seen is a refusal. */
export async function decideCase(
  database: Database,
  { outcome, reason, answer, ...seen }: Seen & Decision,
  author: Staff,
): Promise<Changed> {
  return changeCase(database, seen, author, async (row, transaction, names) => {
    const { actorId, now } = author;
    const decided = { outcome: OUTCOMES[outcome], reason, decidedBy: actorId, decidedAt: now };
    const values = { state: "decided", assigneeId: null, ...decided } as const;
    const { playerId, challengeId, reports } = row;
    if (playerId !== null && challengeId !== null) {
      const recorded = await decideScores(transaction, { playerId, challengeId, outcome, reason, names, now });
      return { values, recorded };
    }
    const senders = await decideReports(transaction, row, now);
    if (answer) await tellReporters(transaction, { senders, answer, names, now });
    return { values, recorded: { action: `report-case.${OUTCOMES[outcome]}`, after: { reports }, reason } };
  });
}

type ScoreDecision = Pick<Decision, "outcome" | "reason"> & {
  playerId: string;
  challengeId: string;
  names: CaseNames;
  now: Date;
};

/** The player reads the reason. */
async function decideScores(
  transaction: Database,
  { playerId: userId, challengeId, outcome, reason, names, now }: ScoreDecision,
): Promise<Recorded> {
  const counts = outcome === "DISMISSED";
  const held = { userId, challengeId };
  const scores = await (counts ? releaseHeldScores(transaction, held) : dropHeldScores(transaction, held));
  const { challengeName } = names;
  const messageType = counts ? "SCORES_COUNTED" : "SCORES_REMOVED";
  await notify(transaction, { userId, data: { messageType, mainEntityId: challengeId, challengeName, reason }, now });
  const after = { challenge: challengeName, scores };
  return { action: counts ? "scores.counted" : "scores.removed", after, reason };
}

type Answer = { senders: readonly string[]; answer: ReportAnswer; names: CaseNames; now: Date };

async function tellReporters(transaction: Database, { senders, answer, names, now }: Answer): Promise<void> {
  const { subjectId: mainEntityId, name: subjectName } = names;
  const data = { messageType: "REPORT_ANSWERED", mainEntityId, subjectName, answer } as const;
  for (let start = 0; start < senders.length; start += MAX_TOLD_AT_ONCE) {
    const userIds = await lockAccounts(transaction, senders.slice(start, start + MAX_TOLD_AT_ONCE));
    await notifyAll(transaction, { userIds, data, now });
  }
}

async function changeCase(
  database: Database,
  { caseId, version }: Seen,
  author: Staff,
  change: (row: CaseRow, transaction: Database, names: CaseNames) => Change | Promise<Change>,
): Promise<Changed> {
  return database.transaction(async (transaction) => {
    const ofCase = eq(reportCases.caseId, caseId);
    const select = () => transaction.select().from(reportCases).where(ofCase);
    const [found] = await select();
    // A score locks its player before the case.
    if (found?.playerId && found.challengeId) await lockUser(transaction, found.playerId);
    // Against a report that comes in at the same moment, which changes the row as well.
    const [row] = await select().for("update");
    if (!row) throw new ApiFailure("report_case_not_found");
    if (row.state === "decided") throw new ApiFailure("report_case_decided");
    if (row.version !== version) throw new ApiFailure("report_case_changed");
    const names = await namesOf(transaction, row);
    const { values, recorded } = await change(row, transaction, names);
    await transaction
      .update(reportCases)
      .set({ ...values, version: version + 1 })
      .where(ofCase);
    const { before = null, after = null, reason = null, action } = recorded;
    await recordAudit(transaction, { ...author, action, subject: names.auditSubject, before, after, reason });
    return { name: names.name };
  });
}
