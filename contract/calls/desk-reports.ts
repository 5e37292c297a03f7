import * as z from "zod";
import { defineCall } from "../define-call";
import { auditEntry, namedId } from "../entities/audit-entry";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import {
  caseReport,
  heldScore,
  reportAnswer,
  reportCase,
  reportCaseKind,
  reportCaseState,
  reportOutcome,
} from "../entities/report-case";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
import { deskReason } from "./desk-staff";
import { noBody, noParams } from "./request-parts";

const ofCase = z.object({ caseId: id });

export const listReportCases = defineCall({
  name: "listReportCases",
  summary:
    "Reported games and players, and held scores: open cases by their number of reports, or decided ones, the latest decision first.",
  method: "GET",
  path: "/desk/report-cases",
  access: "signed-in",
  permission: "reports:read",
  params: noParams,
  query: pageQuery.extend({ state: reportCaseState.optional(), kind: reportCaseKind.optional() }),
  body: noBody,
  data: z.object({ cases: z.array(reportCase), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", ...PAGING_ERROR_CODES],
});

/** `pagination` is that of the reports; `history` has the latest changes, `heldScores` the first hundred. */
export const readReportCase = defineCall({
  name: "readReportCase",
  summary: "A case: who reported it and why, the newest first, its held scores, and what the desk made of it.",
  method: "GET",
  path: "/desk/report-cases/{caseId}",
  access: "signed-in",
  permission: "reports:read",
  params: ofCase,
  query: pageQuery,
  body: noBody,
  data: z.object({
    reportCase,
    reports: z.array(caseReport),
    heldScores: z.array(heldScore),
    pagination,
    history: z.object({ entries: z.array(auditEntry), names: z.array(namedId) }),
  }),
  errorCodes: [...STAFF_ERROR_CODES, "report_case_not_found", ...PAGING_ERROR_CODES],
});

const changing = {
  access: "signed-in",
  permission: "reports:decide",
  params: ofCase,
  query: noParams,
  /** Of the game or player. */
  data: z.object({ name: z.string() }),
  errorCodes: [
    ...STAFF_ERROR_CODES,
    ...(["invalid_request_payload", "report_case_not_found", "report_case_changed", "report_case_decided"] as const),
  ],
} as const;

/** What was seen: whatever came in since, a report or a change, is `report_case_changed`. */
const version = z.int().min(1);

export const assignReportCase = defineCall({
  ...changing,
  name: "assignReportCase",
  summary: "Takes an open case, also over from somebody else, or gives the own one back.",
  method: "PUT",
  path: "/desk/report-cases/{caseId}/assignee",
  body: z.strictObject({ version, isTaken: z.boolean() }),
  errorCodes: [...changing.errorCodes, "no_changes"],
});

/**
 * `answer` goes to all whose reports are decided; without one they are told nothing. Held scores count from now on
 * (`DISMISSED`) or are deleted (`ACTED_ON`), and their player reads the reason.
 */
export const decideReportCase = defineCall({
  ...changing,
  name: "decideReportCase",
  summary: "Decides all reports or held scores of a case, until a later one opens it again.",
  method: "POST",
  path: "/desk/report-cases/{caseId}/decision",
  body: z.strictObject({ version, outcome: reportOutcome, reason: deskReason, answer: reportAnswer.nullish() }),
});
