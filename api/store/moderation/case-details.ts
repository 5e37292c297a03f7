import type { readReportCase } from "~contract/calls/desk-reports";
import type { CallData } from "~contract/define-call";
import type { CaseSubject } from "~contract/entities/report-case";
import { ApiFailure } from "../../api-failure";
import { listHeldScores } from "../challenges/held-scores";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { listAuditEntries } from "../staff/audit-log";
import { findCase, type CaseReader } from "./case-list";
import { listReports } from "./case-reports";

const MAX_HISTORY = 50;

export async function readCase(
  reader: CaseReader,
  { caseId, ...pages }: PageRequest & { caseId: string },
): Promise<CallData<typeof readReportCase>> {
  const { database } = reader;
  const reportCase = await findCase(reader, caseId);
  if (!reportCase) throw new ApiFailure("report_case_not_found");
  const { subject } = reportCase;
  const window = pageWindowOf(pages);
  const { reports, count } = await listReports(database, aboutOf(subject), window);
  const totalItems = await countTotal(window, reports.length, count);
  // Changes of players and reviews are under the player’s id, which the log names.
  const subjectId = subject.kind === "GAME" ? caseId : subject.userId;
  const { entries, names } = await listAuditEntries(database, { subjectId, pageSize: MAX_HISTORY });
  return {
    ...{ reportCase, reports, history: { entries, names } },
    heldScores: subject.kind === "SCORES" ? await listHeldScores(database, subject) : [],
    pagination: toPagination(window, totalItems),
  };
}

function aboutOf(subject: CaseSubject) {
  const none = { gameId: null, reviewId: null, playerId: null, challengeId: null };
  if (subject.kind === "GAME") return { ...none, gameId: subject.gameId };
  if (subject.kind === "REVIEW") return { ...none, reviewId: subject.reviewId };
  const { userId: playerId } = subject;
  return { ...none, playerId, challengeId: subject.kind === "SCORES" ? subject.challengeId : null };
}
