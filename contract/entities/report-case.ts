import * as z from "zod";
import { reportReason } from "../calls/games";
import { dateTime, id, shortId } from "./identifiers";

export const reportCaseState = z.enum(["OPEN", "DECIDED"]);
export type ReportCaseState = z.output<typeof reportCaseState>;

export const reportOutcome = z.enum(["DISMISSED", "ACTED_ON"]);
export type ReportOutcome = z.output<typeof reportOutcome>;

const somebody = z.object({ userId: id, username: z.string() });

/**
 * Everything that is reported of one game (docs/product/moderation.md). `version` changes with each report and each
 * change. `reports` and `reasons` are of those that wait; of a decided case, of those that were decided last.
 */
export const reportCase = z.object({
  caseId: id,
  version: z.int().min(1),
  state: reportCaseState,
  gameId: id,
  shortId,
  gameTitle: z.string(),
  mangledTitle: z.string(),
  studioName: z.string(),
  isStopped: z.boolean(),
  reports: z.int().min(1),
  reasons: z.array(reportReason),
  openedDate: dateTime,
  lastReportDate: dateTime,
  assignee: somebody.nullable(),
  /** The last one, also once the case is open again. `author` is null for a deleted account. */
  decision: z
    .object({ outcome: reportOutcome, reason: z.string(), author: z.string().nullable(), date: dateTime })
    .nullable(),
});
export type ReportCase = z.output<typeof reportCase>;

/** Null as reporter: somebody whose account is deleted. */
export const caseReport = z.object({
  reportId: id,
  date: dateTime,
  reason: reportReason,
  comment: z.string().nullable(),
  reporter: somebody.nullable(),
  /** Null while it waits. */
  decisionDate: dateTime.nullable(),
});
export type CaseReport = z.output<typeof caseReport>;
