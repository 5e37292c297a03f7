import * as z from "zod";
import { defineCall } from "../define-call";
import { challengeType, winner } from "../entities/challenge";
import { dateTime, id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES, SUDO_ERROR_CODES } from "../error-codes";
import { challengePhase } from "./desk-challenges";
import { deskReason } from "./desk-staff";
import { noBody, noParams } from "./request-parts";

const ofChallenge = z.object({ challengeId: id });

/** Who is on the board, or who is not any more. */
export const standingGroup = z.enum(["RANKED", "DISQUALIFIED"]);
export type StandingGroup = z.output<typeof standingGroup>;

/** The disqualified have no rank; `author` is null for a deleted account. */
const standing = z.object({
  userId: id,
  username: z.string(),
  rank: z.int().min(1).nullable(),
  /** Of the one on the board. */
  scoreId: id.nullable(),
  /** The best one that is stored; null for none. */
  score: z.number().nullable(),
  achievementDate: dateTime.nullable(),
  disqualification: z.object({ reason: z.string(), author: z.string().nullable(), date: dateTime }).nullable(),
});
export type Standing = z.output<typeof standing>;

/** `winners` are the first three of a challenge that has ended. */
export const listStandings = defineCall({
  name: "listStandings",
  summary: "The players of a challenge by rank, or those who are disqualified, the latest first.",
  method: "GET",
  path: "/desk/challenges/{challengeId}/standings",
  access: "signed-in",
  permission: "catalogue:read",
  params: ofChallenge,
  query: pageQuery.extend({ group: standingGroup.optional() }),
  body: noBody,
  data: z.object({
    name: z.string(),
    gameTitle: z.string(),
    type: challengeType,
    phase: challengePhase,
    isPublished: z.boolean(),
    disqualified: z.int().min(0),
    winners: z.array(winner),
    /** When they were announced. */
    winnersDate: dateTime.nullable(),
    standings: z.array(standing),
    pagination,
  }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "challenge_not_found", ...PAGING_ERROR_CODES],
});

const moderating = { method: "POST", access: "signed-in", permission: "scores:moderate", query: noParams } as const;

/** The player reads the reason. Later scores are stored, but count for nothing either. */
export const disqualifyPlayer = defineCall({
  ...moderating,
  sudo: true,
  name: "disqualifyPlayer",
  params: ofChallenge,
  summary: "Takes a player off the board of a challenge.",
  path: "/desk/challenges/{challengeId}/disqualifications",
  body: z.strictObject({ userId: id, reason: deskReason }),
  data: z.object({ username: z.string() }),
  errorCodes: [
    ...SUDO_ERROR_CODES,
    "invalid_request_payload",
    "challenge_not_found",
    "user_not_found",
    "already_disqualified",
  ],
});

export const liftDisqualification = defineCall({
  ...moderating,
  name: "liftDisqualification",
  params: z.object({ challengeId: id, userId: id }),
  summary: "Lets the stored scores of a disqualified player count again.",
  path: "/desk/challenges/{challengeId}/disqualifications/{userId}/end",
  body: z.strictObject({ reason: deskReason }),
  data: z.object({ username: z.string() }),
  errorCodes: [...STAFF_ERROR_CODES, "invalid_request_payload", "challenge_not_found", "disqualification_not_found"],
});

/** The player reads the reason. The next best stored score counts instead. */
export const removeScore = defineCall({
  ...moderating,
  sudo: true,
  name: "removeScore",
  params: z.object({ challengeId: id, scoreId: id }),
  summary: "Deletes a score of a player for good.",
  path: "/desk/challenges/{challengeId}/scores/{scoreId}/removal",
  body: z.strictObject({ reason: deskReason }),
  data: z.object({ username: z.string() }),
  errorCodes: [...SUDO_ERROR_CODES, "invalid_request_payload", "challenge_not_found", "score_not_found"],
});

/** Once for each end. Each of the first three gets a message. */
export const announceWinners = defineCall({
  name: "announceWinners",
  summary: "Announces the first three of a challenge that has ended.",
  method: "POST",
  path: "/desk/challenges/{challengeId}/winners",
  access: "signed-in",
  permission: "catalogue:change",
  sudo: true,
  params: ofChallenge,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: [
    ...SUDO_ERROR_CODES,
    "challenge_not_found",
    "challenge_not_published",
    "challenge_not_ended",
    "challenge_without_scores",
    "winners_already_announced",
  ],
});
