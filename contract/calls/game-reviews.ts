import * as z from "zod";
import { defineCall } from "../define-call";
import { buildReport } from "../entities/build";
import { releaseVersion } from "../entities/developer-game";
import { platform } from "../entities/game";
import { ageRating } from "../entities/game-details";
import { gamePermissions } from "../entities/game-permission";
import { assetUrl, dateTime, id, shortId } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { ERROR_CODES, PAGING_ERROR_CODES, STAFF_ERROR_CODES } from "../error-codes";
import { missingForGame } from "./desk-games";
import { deskReason } from "./desk-staff";
import { noBody, noParams } from "./request-parts";

const gameParams = z.object({ gameId: id });

/** In the place of what was submitted before. */
export const submitGame = defineCall({
  name: "submitGame",
  summary: "Submits the internal track's release for review, before the game appears.",
  method: "PUT",
  path: "/gamedev/games/{gameId}/review",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: noParams,
  body: z.strictObject({ wishedDate: dateTime.nullable() }),
  data: z.unknown(),
  errorCodes: [
    ...(["sign_in_required", "invalid_request_payload", "game_not_found", "studio_role_insufficient"] as const),
    ...missingForGame.options,
    ...(["game_is_blocked", "review_not_required", "publish_date_past"] as const),
  ],
});

export const withdrawGame = defineCall({
  name: "withdrawGame",
  summary: "Withdraws what was submitted for review and has not appeared.",
  method: "DELETE",
  path: "/gamedev/games/{gameId}/review",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "game_not_found", "studio_role_insufficient", "review_not_found"],
});

/** What the desk reads before it decides; `trackId` is where it plays what was submitted. */
export const listedReview = z.object({
  reviewId: id,
  state: z.enum(["WAITING", "SCHEDULED"]),
  gameId: id,
  shortId,
  gameTitle: z.string(),
  mangledTitle: z.string(),
  studioName: z.string(),
  trackId: id,
  version: releaseVersion,
  report: buildReport,
  shortDescription: z.string(),
  ageRating,
  platforms: z.array(platform),
  permissions: gamePermissions,
  declaredHosts: z.array(z.string()),
  coverUrl: assetUrl.nullable(),
  rights: z.object({ holder: z.string(), isOwnWork: z.boolean() }).nullable(),
  isStopped: z.boolean(),
  submittedDate: dateTime,
  wishedDate: dateTime.nullable(),
  publishDate: dateTime.nullable(),
  /** Why the game did not appear at its moment. */
  failure: z.enum(ERROR_CODES).nullable(),
});
export type ListedReview = z.output<typeof listedReview>;

export const listReviews = defineCall({
  name: "listReviews",
  summary: "Games that wait for review, the oldest first, then approved ones by their moment.",
  method: "GET",
  path: "/desk/reviews",
  access: "signed-in",
  permission: "reviews:read",
  params: noParams,
  query: pageQuery,
  body: noBody,
  data: z.object({ reviews: z.array(listedReview), pagination }),
  errorCodes: [...STAFF_ERROR_CODES, ...PAGING_ERROR_CODES],
});

/** An id stands for what was seen: whatever happened to the submission since is `review_not_found`. */
export const decideReview = defineCall({
  name: "decideReview",
  summary: "Approves a submitted game, now or for later, or sends it back with a reason.",
  method: "POST",
  path: "/desk/reviews/{reviewId}/decision",
  access: "signed-in",
  permission: "reviews:decide",
  params: z.object({ reviewId: id }),
  query: noParams,
  body: z.discriminatedUnion("decision", [
    z.strictObject({ decision: z.literal("APPROVED"), publishDate: dateTime.nullable() }),
    z.strictObject({ decision: z.literal("SENT_BACK"), reason: deskReason }),
  ]),
  data: z.object({ gameTitle: z.string() }),
  errorCodes: [
    ...STAFF_ERROR_CODES,
    ...(["invalid_request_payload", "review_not_found", "game_is_blocked", "publish_date_past"] as const),
    ...missingForGame.options.filter((code) => code !== "no_release_for_track"),
  ],
});
