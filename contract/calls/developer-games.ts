import * as z from "zod";
import { defineCall } from "../define-call";
import { developerGame, developerGameDetails } from "../entities/developer-game";
import { platform } from "../entities/game";
import { ageRating } from "../entities/game-details";
import { id } from "../entities/identifiers";
import { MAX_DEVELOPER_PAGE_SIZE, pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

export const MAX_GAME_TITLE_LENGTH = 80;
export const MAX_SHORT_DESCRIPTION_LENGTH = 300;
const gameParams = z.object({ gameId: id });

export const listDeveloperGames = defineCall({
  name: "listDeveloperGames",
  summary: "Games of the viewer's studios, published or not.",
  method: "GET",
  path: "/gamedev/games",
  access: "signed-in",
  scope: "gamedev:read",
  params: noParams,
  query: pageQuery.extend({ studioId: z.array(id).optional(), gameEngine: z.array(z.string().max(60)).optional() }),
  body: noBody,
  data: z.object({ games: z.array(developerGame), pagination }),
  errorCodes: ["sign_in_required", "studio_not_found", "game_engine_not_found", ...PAGING_ERROR_CODES],
  maxPageSize: MAX_DEVELOPER_PAGE_SIZE,
});

/** The game has an internal and a public track and is not published. */
export const createGame = defineCall({
  name: "createGame",
  summary: "Creates a game of a studio.",
  method: "POST",
  path: "/gamedev/games",
  access: "signed-in",
  scope: "gamedev:write",
  params: noParams,
  query: noParams,
  body: z.object({
    name: z.string().trim(),
    studioId: id,
    gameEngine: z.string().max(60).nullish(),
  }),
  data: developerGame,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "studio_not_found",
    "studio_role_insufficient",
    "game_engine_not_found",
    "game_name_empty",
    "game_name_taken",
    "game_name_too_long",
    "invalid_characters_in_name",
    "max_games_limit_reached",
  ],
});

export const getDeveloperGame = defineCall({
  name: "getDeveloperGame",
  summary: "A game of the viewer's studios, with what publishing needs.",
  method: "GET",
  path: "/gamedev/games/{gameId}",
  access: "signed-in",
  scope: "gamedev:read",
  params: gameParams,
  query: noParams,
  body: noBody,
  data: developerGameDetails,
  errorCodes: ["sign_in_required", "game_not_found"],
});

export const updateGame = defineCall({
  name: "updateGame",
  summary: "Changes the texts and facts of a game that publishing needs.",
  method: "PATCH",
  path: "/gamedev/games/{gameId}",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: noParams,
  body: z.object({
    title: z.string().trim().nullish(),
    shortDescription: z.string().trim().nullish(),
    ageRating: ageRating.nullish(),
    platforms: z.array(platform).nullish(),
  }),
  data: developerGameDetails,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "game_not_found",
    "studio_role_insufficient",
    "game_name_empty",
    "game_name_taken",
    "game_name_too_long",
    "invalid_characters_in_name",
    "short_description_too_long",
    "breaking_published_game",
    "no_changes",
  ],
});

/** Asked before the first upload of a game. */
export const declareRights = defineCall({
  name: "declareRights",
  summary: "Says who holds the rights of a game.",
  method: "PUT",
  path: "/gamedev/games/{gameId}/rights",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: noParams,
  body: z.object({ holder: z.string().trim().min(1).max(200), isOwnWork: z.boolean() }),
  data: developerGameDetails,
  errorCodes: ["sign_in_required", "invalid_request_payload", "game_not_found", "studio_role_insufficient"],
});
