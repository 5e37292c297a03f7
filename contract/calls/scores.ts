import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { ranking } from "../entities/ranking";
import { PAGING_ERROR_CODES, TRACK_ERROR_CODES } from "../error-codes";
import { noBody, nothing } from "./request-parts";

export const leaderboardScope = z.enum(["global", "country", "friends"]);

/**
 * GET /gxc/v2/challenges/{challengeId}/scores: the leaderboard, best first (docs/product/challenges.md#leaderboards).
 */
export const listChallengeScores = defineCall({
  name: "listChallengeScores",
  summary: "A challenge's leaderboard, best first.",
  method: "GET",
  path: "/gxc/v2/challenges/{challengeId}/scores",
  access: "everyone",
  params: z.object({ challengeId: z.string() }),
  query: pageQuery.extend({ scope: leaderboardScope.optional() }),
  body: noBody,
  /** `ownRanking` is our extra: the viewer's own row, its position counted within the scope. */
  data: z.object({ scores: z.array(ranking), pagination, ownRanking: ranking.nullish() }),
  errorCodes: [...PAGING_ERROR_CODES, "invalid_scope", "challenge_not_found", "sign_in_required"],
});

/**
 * POST /gg/v2/games/{gameId}/challenges/{challengeId}/scores: hands in a score. The challenge must be on the track.
 * `score` is points or milliseconds; `hash` is the lower-case SHA-1 hex of gameId + challengeId + trackId + score.
 */
export const submitScore = defineCall({
  name: "submitScore",
  summary: "Hands in a score.",
  method: "POST",
  path: "/gg/v2/games/{gameId}/challenges/{challengeId}/scores",
  access: "player",
  params: z.object({ gameId: id, challengeId: id }),
  query: nothing,
  body: z.object({ releaseTrackId: id, score: z.number(), hash: z.string() }),
  /**
   * Our extras: `previousPosition` is where the best stood that a new one has replaced; `isHeld` says that the score is so
   * far ahead of the others that it counts once somebody has looked at it.
   */
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
