import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { contentLocale } from "../entities/page-content";
import { pageQuery, pagination } from "../entities/pagination";
import {
  MAX_REVIEW_ANSWER_LENGTH,
  MAX_REVIEW_LENGTH,
  MIN_REVIEW_LENGTH,
  ownPlayerReview,
  playerReview,
  reviewOrder,
} from "../entities/player-review";
import { PAGING_ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
import { deskReason } from "./desk-staff";
import { MAX_REPORT_COMMENT_LENGTH } from "./games";
import { noBody, noParams } from "./request-parts";

const ofGame = z.object({ gameId: z.string() });
const ofReview = z.object({ reviewId: id });

/** Extension. `total` and `recommended` are of all orders; who has blocked an author does not get that review. */
export const listPlayerReviews = defineCall({
  name: "listPlayerReviews",
  summary: "Reviews that players have written about a game, the most helpful first, or in another order.",
  method: "GET",
  path: "/gxc/v2/games/{gameId}/reviews",
  access: "everyone",
  params: ofGame,
  query: pageQuery.extend({ order: reviewOrder.optional() }),
  body: noBody,
  data: z.object({
    reviews: z.array(playerReview),
    total: z.int().min(0),
    recommended: z.int().min(0),
    pagination,
  }),
  errorCodes: ["game_not_found", "invalid_request_payload", ...PAGING_ERROR_CODES],
});

/**
 * Extension. `missingMinutes` of play are needed before a review may be written; 0 for who may. `mayAnswer`: the viewer makes the
 * game, and answers reviews of it.
 */
export const getOwnPlayerReview = defineCall({
  name: "getOwnPlayerReview",
  summary: "The viewer's review of a game, or what is missing before they may write one.",
  method: "GET",
  path: "/gxc/v2/games/{gameId}/reviews/own",
  access: "signed-in",
  params: ofGame,
  query: noParams,
  body: noBody,
  data: z.object({ review: ownPlayerReview.nullable(), missingMinutes: z.int().min(0), mayAnswer: z.boolean() }),
  errorCodes: ["sign_in_required", "game_not_found"],
});

/** Extension. `text_refused` names the field and the word; a review that the desk has removed stays as it is. */
export const putPlayerReview = defineCall({
  name: "putPlayerReview",
  summary: "Writes the viewer's review of a game, or changes it.",
  method: "PUT",
  path: "/gxc/v2/games/{gameId}/reviews/own",
  access: "signed-in",
  params: ofGame,
  query: noParams,
  body: z.strictObject({
    text: z.string().trim().min(MIN_REVIEW_LENGTH).max(MAX_REVIEW_LENGTH),
    isRecommended: z.boolean(),
    locale: contentLocale,
  }),
  data: ownPlayerReview,
  errorCodes: [
    ...(["sign_in_required", "game_not_found", "invalid_request_payload", "text_refused"] as const),
    ...(["play_time_too_short", "player_review_removed"] as const),
  ],
});

/** Extension. One that the desk has removed cannot be taken back to write another. */
export const deletePlayerReview = defineCall({
  name: "deletePlayerReview",
  summary: "Deletes the viewer's review of a game, with what others made of it.",
  method: "DELETE",
  path: "/gxc/v2/games/{gameId}/reviews/own",
  access: "signed-in",
  params: ofGame,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "game_not_found", "player_review_not_found", "player_review_removed"],
});

/** Extension. The same again changes nothing. */
export const voteForPlayerReview = defineCall({
  name: "voteForPlayerReview",
  summary: "Says that a review is helpful, or takes that back.",
  method: "PUT",
  path: "/gxc/v2/player-reviews/{reviewId}/helpful",
  access: "signed-in",
  params: ofReview,
  query: noParams,
  body: z.strictObject({ isHelpful: z.boolean() }),
  data: z.object({ helpful: z.int().min(0), isFoundHelpful: z.boolean() }),
  errorCodes: ["sign_in_required", "invalid_request_payload", "player_review_not_found", "player_review_own"],
});

export const playerReviewReportReason = z.enum(["INSULT", "HATE", "SPAM", "OFF_TOPIC", "OTHER"]);
export type PlayerReviewReportReason = z.output<typeof playerReviewReportReason>;

/** Extension. The same review for the same reason again within 24 hours changes nothing. */
export const reportPlayerReview = defineCall({
  name: "reportPlayerReview",
  summary: "Reports a review to the site owner; its author is not told.",
  method: "POST",
  path: "/gxc/v2/player-reviews/{reviewId}/report",
  access: "signed-in",
  params: ofReview,
  query: noParams,
  body: z.strictObject({
    reason: playerReviewReportReason,
    comment: z.string().trim().max(MAX_REPORT_COMMENT_LENGTH).optional(),
  }),
  data: z.unknown(),
  errorCodes: ["sign_in_required", "invalid_request_payload", "player_review_not_found", "player_review_own"],
});

const answering = {
  access: "signed-in",
  scope: "gamedev:write",
  params: z.object({ gameId: id, reviewId: id }),
  query: noParams,
  data: z.unknown(),
} as const;

const ANSWER_ERROR_CODES = [
  "sign_in_required",
  "game_not_found",
  "studio_role_insufficient",
  "player_review_not_found",
] as const;

/** Extension, for owners and developers of the game's studio. The author reads of the first one in a message. */
export const answerPlayerReview = defineCall({
  ...answering,
  name: "answerPlayerReview",
  summary: "Answers a review in the studio's name, or changes the answer.",
  method: "PUT",
  path: "/gamedev/games/{gameId}/reviews/{reviewId}/answer",
  body: z.strictObject({ text: z.string().trim().min(1).max(MAX_REVIEW_ANSWER_LENGTH) }),
  errorCodes: [...ANSWER_ERROR_CODES, "invalid_request_payload", "text_refused"],
});

export const deletePlayerReviewAnswer = defineCall({
  ...answering,
  name: "deletePlayerReviewAnswer",
  summary: "Deletes the studio's answer to a review.",
  method: "DELETE",
  path: "/gamedev/games/{gameId}/reviews/{reviewId}/answer",
  body: noBody,
  errorCodes: [...ANSWER_ERROR_CODES, "no_changes"],
});

const moderating = {
  access: "signed-in",
  permission: "reports:decide",
  params: ofReview,
  query: noParams,
  body: z.strictObject({ reason: deskReason }),
  data: z.object({ username: z.string() }),
} as const;

const MODERATION_ERROR_CODES = [
  ...STAFF_ERROR_CODES,
  "invalid_request_payload",
  "player_review_not_found",
  "no_changes",
] as const;

export const removePlayerReview = defineCall({
  ...moderating,
  name: "removePlayerReview",
  summary: "Removes a review from the game's page; its author reads the reason.",
  method: "POST",
  path: "/desk/player-reviews/{reviewId}/removal",
  errorCodes: MODERATION_ERROR_CODES,
});

export const restorePlayerReview = defineCall({
  ...moderating,
  name: "restorePlayerReview",
  summary: "Shows a removed review again; its author reads the reason.",
  method: "POST",
  path: "/desk/player-reviews/{reviewId}/restoration",
  errorCodes: MODERATION_ERROR_CODES,
});
