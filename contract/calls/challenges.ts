import * as z from "zod";
import { defineCall } from "../define-call";
import { challenge, challengeCriteria } from "../entities/challenge";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody } from "./request-parts";

export const challengeSort = z.enum(["newest", "ending-soon", "players-desc"]);
export const challengeTimeFrame = z.enum(["active", "upcoming", "ended", "monthly"]);

/** Filters: docs/product/challenges.md#filters. */
export const listChallenges = defineCall({
  name: "listChallenges",
  summary: "Challenges by time, game, studio, feed, tag and the viewer's own.",
  method: "GET",
  path: "/gxc/v2/challenges",
  access: "everyone",
  params: z.object({}),
  query: pageQuery.extend({
    ...localeQuery.shape,
    sort: challengeSort.optional(),
    timeFrame: challengeTimeFrame.optional(),
    /** Challenges of the current month; with `timeFrame` also ended or upcoming ones. */
    monthly: z.boolean().optional(),
    winCriteria: z.array(challengeCriteria).optional(),
    feedId: id.optional(),
    gameId: z.array(id).optional(),
    studioId: z.array(id).optional(),
    trackId: id.optional(),
    /** Challenges whose games have all of these tags. */
    tagAlias: z.array(z.string()).optional(),
    /** Challenges whose games have none of these tags. */
    excludeTagAlias: z.array(z.string()).optional(),
    /** Challenges in which the viewer has a score. */
    played: z.boolean().optional(),
    favorite: z.boolean().optional(),
  }),
  body: noBody,
  data: z.object({ challenges: z.array(challenge), pagination }),
  errorCodes: [
    ...PAGING_ERROR_CODES,
    "invalid_sort",
    "invalid_time_frame",
    "invalid_request_payload",
    "sign_in_required",
    "feed_not_found",
    "game_not_found",
    "studio_not_found",
    "tag_not_found",
    "track_not_found",
  ],
});

export const getChallenge = defineCall({
  name: "getChallenge",
  summary: "One challenge by id or short id.",
  method: "GET",
  path: "/gxc/v2/challenges/{challengeId}",
  access: "everyone",
  params: z.object({ challengeId: z.string() }),
  query: localeQuery.extend({ trackId: id.optional() }),
  body: noBody,
  data: challenge,
  errorCodes: ["challenge_not_found", "track_not_found"],
});
