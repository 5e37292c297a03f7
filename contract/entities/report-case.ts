import * as z from "zod";
import { reportReason } from "../calls/games";
import { playerReportReason } from "../calls/player-reports";
import { playerReviewReportReason } from "../calls/player-reviews";
import { challengeType } from "./challenge";
import { assetUrl, dateTime, id, shortId } from "./identifiers";

export const reportCaseState = z.enum(["OPEN", "DECIDED"]);
export type ReportCaseState = z.output<typeof reportCaseState>;

export const reportOutcome = z.enum(["DISMISSED", "ACTED_ON"]);
export type ReportOutcome = z.output<typeof reportOutcome>;

/** What reporters are told, in their language. */
export const reportAnswer = z.enum(["NOTHING_WRONG", "SOLVED", "REMOVED", "WARNED", "PASSED_ON"]);
export type ReportAnswer = z.output<typeof reportAnswer>;

const somebody = z.object({ userId: id, username: z.string() });

const reportedGame = z.object({
  kind: z.literal("GAME"),
  gameId: id,
  shortId,
  gameTitle: z.string(),
  mangledTitle: z.string(),
  studioName: z.string(),
  isStopped: z.boolean(),
});

const reportedPlayer = somebody.extend({ kind: z.literal("PLAYER"), pictureUrl: assetUrl.nullable() });

/** `userId` and `username` are its author's; who has removed it stands in the case's history. */
const reportedReview = somebody.extend({
  kind: z.literal("REVIEW"),
  reviewId: id,
  text: z.string(),
  isRecommended: z.boolean(),
  gameTitle: z.string(),
  gameShortId: shortId,
  mangledTitle: z.string(),
  isRemoved: z.boolean(),
});

/** Of one player in one challenge. The name is in English. */
const heldScores = somebody.extend({
  kind: z.literal("SCORES"),
  challengeId: id,
  challengeName: z.string(),
  type: challengeType,
});

const caseSubject = z.discriminatedUnion("kind", [reportedGame, reportedPlayer, reportedReview, heldScores]);
export type CaseSubject = z.output<typeof caseSubject>;

export const reportCaseKind = z.enum(caseSubject.options.map(({ shape }) => shape.kind.value));
export type ReportCaseKind = z.output<typeof reportCaseKind>;

/** The lists share some. */
const caseReason = z.union([reportReason, playerReportReason, playerReviewReportReason]);
export type CaseReason = z.output<typeof caseReason>;

/**
 * Everything that is reported of one game, player or review, or the scores of a player that are held (docs/product/moderation.md).
 * `version` changes with each report and each change. `reports` and `reasons` are of those that wait; of a decided
 * case, of those that were decided last. Held scores count as reports and have no reasons.
 */
export const reportCase = z.object({
  caseId: id,
  version: z.int().min(1),
  state: reportCaseState,
  subject: caseSubject,
  reports: z.int().min(1),
  reasons: z.array(caseReason),
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
  reason: caseReason,
  comment: z.string().nullable(),
  reporter: somebody.nullable(),
  /** Null while it waits. */
  decisionDate: dateTime.nullable(),
});
export type CaseReport = z.output<typeof caseReport>;

export const heldScore = z.object({ scoreId: id, score: z.number(), date: dateTime });
export type HeldScore = z.output<typeof heldScore>;
