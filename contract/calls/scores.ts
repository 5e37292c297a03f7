import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { ranking } from "../entities/ranking";
import { PAGING_ERROR_CODES, TRACK_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

export const leaderboardScope = z.enum(["global", "country", "friends"]);

/** Order and scopes: docs/product/challenges.md#leaderboards. */
export const listChallengeScores = defineCall({
  name: "listChallengeScores",
  summary: "A challenge's leaderboard, best first.",
  method: "GET",
  path: "/gxc/v2/challenges/{challengeId}/scores",
  access: "everyone",
  params: z.object({ challengeId: z.string() }),
  query: pageQuery.extend({ scope: leaderboardScope.optional() }),
  body: noBody,
  /** `ownRanking` is an extension: the viewer's row, with its position within the scope. */
  data: z.object({ scores: z.array(ranking), pagination, ownRanking: ranking.nullish() }),
  errorCodes: [...PAGING_ERROR_CODES, "invalid_scope", "challenge_not_found", "sign_in_required"],
});

/** `score` is points or milliseconds; `hash` is the hex SHA-1 of gameId + challengeId + trackId + score, lower case. */
export const submitScore = defineCall({
  name: "submitScore",
  summary: "Submits a score.",
  method: "POST",
  path: "/gg/v2/games/{gameId}/challenges/{challengeId}/scores",
  access: "player",
  params: z.object({ gameId: id, challengeId: id }),
  query: noParams,
  body: z.object({ releaseTrackId: id, score: z.number(), hash: z.string() }),
  /** Extensions: `previousPosition` is the replaced best score's rank; `isHeld` marks an outlier under review. */
  data: z.object({
    newBestScore: z.boolean(),
    previousPosition: z.int().min(1).nullish(),
    isHeld: z.boolean().optional(),
  }),
  errorCodes: [
    "challenge_not_active",
    "challenge_not_found",
    "challenge_not_published",
    "game_not_found",
    "invalid_hash",
    "invalid_request_payload",
    "negative_score",
    "no_active_play",
    "score_out_of_range",
    "sign_in_required",
    ...TRACK_ERROR_CODES,
  ],
});
