import * as z from "zod";
import { defineCall } from "../define-call";
import { game, platform } from "../entities/game";
import { gameDetails } from "../entities/game-details";
import { id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody } from "./request-parts";

export const gameSort = z.enum([
  "relevance",
  "total-plays-desc",
  "total-time-played-desc",
  "release-date-desc",
  "rating-desc",
]);

/** GET /gxc/v2/games/{gameId}: details by id or short id (spec section 7). */
export const getGame = defineCall({
  name: "getGame",
  method: "GET",
  path: "/gxc/v2/games/{gameId}",
  params: z.object({ gameId: z.string() }),
  query: localeQuery.extend({ trackId: id.optional() }),
  body: noBody,
  data: gameDetails,
  errorCodes: ["game_not_found", "track_not_found"],
});

/** GET /gxc/v3/games: list of games by tag, platform and studio (decisions, "game list and search"). */
export const listGames = defineCall({
  name: "listGames",
  method: "GET",
  path: "/gxc/v3/games",
  params: z.object({}),
  query: pageQuery.extend({
    ...localeQuery.shape,
    sort: gameSort.optional(),
    platform: platform.optional(),
    tagAlias: z.array(z.string()).optional(),
    studioId: id.optional(),
  }),
  body: noBody,
  data: z.object({ games: z.array(game), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "invalid_sort", "invalid_request_payload", "studio_not_found", "tag_not_found"],
});
