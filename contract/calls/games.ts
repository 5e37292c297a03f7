import * as z from "zod";
import { defineCall } from "../define-call";
import { challenge } from "../entities/challenge";
import { game, platform } from "../entities/game";
import { gameDetails } from "../entities/game-details";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { similarGame } from "../entities/similar-game";
import { studio } from "../entities/studio";
import { tag } from "../entities/tag";
import { PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";

export const gameSort = z.enum([
  "relevance",
  "total-plays-desc",
  "total-time-played-desc",
  "release-date-desc",
  "rating-desc",
]);

/** Longer texts fail validation. */
export const MAX_SEARCH_LENGTH = 200;

export const getGame = defineCall({
  name: "getGame",
  summary: "All details of a game, by id or short id.",
  method: "GET",
  path: "/gxc/v2/games/{gameId}",
  access: "everyone",
  params: z.object({ gameId: z.string() }),
  query: localeQuery.extend({ trackId: id.optional() }),
  body: noBody,
  data: gameDetails,
  errorCodes: ["game_not_found", "track_not_found"],
});

/** Filters and their meaning: docs/product/finding-games.md#filters-of-games. */
export const listGames = defineCall({
  name: "listGames",
  summary: "Games found by text and filters.",
  method: "GET",
  path: "/gxc/v3/games",
  access: "everyone",
  params: noParams,
  query: pageQuery.extend({
    ...localeQuery.shape,
    search: z.string().max(MAX_SEARCH_LENGTH).optional(),
    sort: gameSort.optional(),
    platform: platform.optional(),
    tagAlias: z.array(z.string()).optional(),
    excludeTagAlias: z.array(z.string()).optional(),
    multiplayer: z.boolean().optional(),
    studioId: z.array(id).optional(),
    feedId: id.optional(),
    startDate: z.iso.date().optional(),
  }),
  body: noBody,
  data: z.object({ games: z.array(game), pagination }),
  errorCodes: [
    ...PAGING_ERROR_CODES,
    "invalid_sort",
    "invalid_request_payload",
    "feed_not_found",
    "studio_not_found",
    "tag_not_found",
  ],
});

export const MAX_SIMILAR_GAMES = 12;

export const listSimilarGames = defineCall({
  name: "listSimilarGames",
  summary: "Games like this one, the most similar first, each with the reason why.",
  method: "GET",
  path: "/gxc/v2/games/{gameId}/similar",
  access: "everyone",
  params: z.object({ gameId: z.string() }),
  query: localeQuery,
  body: noBody,
  data: z.object({ similarGames: z.array(similarGame).max(MAX_SIMILAR_GAMES) }),
  errorCodes: ["game_not_found"],
});

export const MAX_SUGGESTIONS = { games: 8, challenges: 4, tags: 4, studios: 4 } as const;

/** Ranking: docs/product/finding-games.md#suggestions. */
export const suggestGames = defineCall({
  name: "suggestGames",
  summary: "Suggestions for the text of a search.",
  method: "GET",
  path: "/gxc/v3/games/suggestions",
  access: "everyone",
  params: noParams,
  query: localeQuery.extend({ search: z.string().max(MAX_SEARCH_LENGTH) }),
  body: noBody,
  data: z.object({
    games: z.array(game),
    challenges: z.array(challenge),
    tags: z.array(tag),
    studios: z.array(studio),
  }),
  errorCodes: ["invalid_request_payload"],
});

export const reportReason = z.enum([
  "BROKEN",
  "COPYRIGHT",
  "INAPPROPRIATE",
  "MALICIOUS",
  "SPAM",
  "REVIEW_REQUEST",
  "OTHER",
]);
export type ReportReason = z.output<typeof reportReason>;

export const MAX_REPORT_COMMENT_LENGTH = 2000;

export const reportGame = defineCall({
  name: "reportGame",
  summary: "Reports a game to the site owner.",
  method: "POST",
  path: "/gxc/games/{gameId}/report",
  access: "signed-in",
  params: z.object({ gameId: z.string() }),
  query: z.object({ trackId: id.optional() }),
  body: z.object({ reason: reportReason, comment: z.string().trim().max(MAX_REPORT_COMMENT_LENGTH).optional() }),
  data: z.unknown(),
  errorCodes: [
    "game_not_public",
    "invalid_report_reason",
    "invalid_request_payload",
    "review_request_comment_required",
    "sign_in_required",
    "game_not_found",
    "track_not_found",
  ],
});

export const rateGame = defineCall({
  name: "rateGame",
  summary: "Gives a game one to five stars; a later rating replaces an earlier one.",
  method: "PUT",
  path: "/gxc/v2/games/{gameId}/rating",
  access: "signed-in",
  params: z.object({ gameId: z.string() }),
  query: noParams,
  body: z.object({ rating: z.int().min(1).max(5) }),
  data: z.object({ averageGameRating: z.number().nullable(), userGameRating: z.number().nullable() }),
  errorCodes: ["sign_in_required", "game_not_found", "invalid_request_payload"],
});
