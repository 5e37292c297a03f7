import * as z from "zod";
import { defineCall } from "../define-call";
import { challenge } from "../entities/challenge";
import { favorite, favoriteType } from "../entities/favorite";
import { game } from "../entities/game";
import { gameToContinue } from "../entities/game-to-continue";
import { dateTime, id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";

/** Takes exactly one of the ids; idempotent. */
export const addFavorite = defineCall({
  name: "addFavorite",
  summary: "Adds a game, a challenge or a studio to the favourites.",
  method: "POST",
  path: "/profile/favorites",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: z
    .object({ gameId: id.optional(), challengeId: id.optional(), studioId: id.optional() })
    .refine(({ gameId, challengeId, studioId }) => [gameId, challengeId, studioId].filter(Boolean).length === 1, {
      message: "expected exactly one of gameId, challengeId and studioId",
    }),
  data: z.object({ favoriteId: id }),
  errorCodes: [
    "sign_in_required",
    "game_not_found",
    "challenge_not_found",
    "studio_not_found",
    "invalid_request_payload",
  ],
});

export const removeFavorite = defineCall({
  name: "removeFavorite",
  summary: "Removes a favourite.",
  method: "DELETE",
  path: "/profile/favorites/{favoriteId}",
  access: "signed-in",
  params: z.object({ favoriteId: id }),
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "favorite_not_found"],
});

export const favoriteSort = z.enum(["latest", "oldest", "name"]);

export const MAX_FAVORITE_SEARCH = 100;

export const listFavorites = defineCall({
  name: "listFavorites",
  summary: "The viewer's favourites, the latest first.",
  method: "GET",
  path: "/profile/favorites",
  access: "signed-in",
  params: noParams,
  query: pageQuery.extend({
    ...localeQuery.shape,
    type: favoriteType.optional(),
    /** Part of a name, in any spelling. */
    search: z.string().trim().max(MAX_FAVORITE_SEARCH).optional(),
    sort: favoriteSort.optional(),
  }),
  body: noBody,
  data: z.object({ favorites: z.array(favorite), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required", "invalid_request_payload"],
});

/** Of each kind, in one call. */
export const MAX_OWN_VALUE_IDS = 50;

const someIds = z.array(id).max(MAX_OWN_VALUE_IDS).optional();

/**
 * Extension: what a page shows of its player, who may be a guest, beside what is the same for all. Without it, pages of
 * players are rendered for each (docs/decisions/0125-page-templates.md). Scores are points or milliseconds, ratings 1 to 5; unknown ids have no values.
 */
export const getOwnValues = defineCall({
  name: "getOwnValues",
  summary:
    "The viewer's favourites, best scores, ratings and achievements among some games, challenges and achievements.",
  method: "GET",
  path: "/profile/own-values",
  access: "player",
  params: noParams,
  query: z.object({ gameId: someIds, challengeId: someIds, ratedGameId: someIds, achievementId: someIds }),
  body: noBody,
  data: z.object({
    /** `id` is the game's or the challenge's. */
    favorites: z.array(z.object({ id, favoriteId: id })),
    bests: z.array(z.object({ challengeId: id, score: z.number() })),
    ratings: z.array(z.object({ gameId: id, rating: z.int().min(1).max(5) })),
    /** Optional extension: those of the asked that the player has. */
    achievementIds: z.array(id).nullish(),
  }),
  errorCodes: ["sign_in_required", "invalid_request_payload"],
});

/** In one answer of ours. */
export const MAX_GAMES_TO_CONTINUE = 3;

/** Extension; includes a guest's plays (docs/product/home.md#continue). Games whose history was cleared are left out. */
export const listGamesToContinue = defineCall({
  name: "listGamesToContinue",
  summary: "The games that the player played last, with what happened in them.",
  method: "GET",
  path: "/profile/games-to-continue",
  access: "player",
  params: noParams,
  query: localeQuery,
  body: noBody,
  data: z.object({ games: z.array(gameToContinue) }),
  errorCodes: ["sign_in_required"],
});

export const recentType = z.enum(["games", "challenges"]);

/** Includes a guest's plays. An entry is a game without a challenge, or a challenge. */
export const listRecentlyPlayed = defineCall({
  name: "listRecentlyPlayed",
  summary: "Games or challenges that the player played, the latest first.",
  method: "GET",
  path: "/profile/recently-played",
  access: "player",
  params: noParams,
  query: pageQuery.extend({ ...localeQuery.shape, type: recentType.optional() }),
  body: noBody,
  data: z.object({
    entries: z.array(z.object({ playedAt: dateTime, game: game.nullable(), challenge: challenge.nullable() })),
    pagination,
  }),
  errorCodes: [...PAGING_ERROR_CODES, "sign_in_required", "invalid_request_payload"],
});

/** Hides one entry, or without an id all entries of the type, here and on the public profile; plays still count. */
export const clearRecentlyPlayed = defineCall({
  name: "clearRecentlyPlayed",
  summary: "Clears one entry of the history, or all of a type.",
  method: "DELETE",
  path: "/profile/recently-played",
  access: "player",
  params: noParams,
  query: z.object({ type: recentType, id: id.optional() }),
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "invalid_request_payload"],
});
