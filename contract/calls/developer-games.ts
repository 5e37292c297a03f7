import * as z from "zod";
import { defineCall } from "../define-call";
import { coverCropQuery } from "../entities/cover-crop";
import { declaredHost, developerGame, developerGameDetails } from "../entities/developer-game";
import { platform } from "../entities/game";
import { ageRating } from "../entities/game-details";
import { gamePermissions } from "../entities/game-permission";
import { id } from "../entities/identifiers";
import { MAX_DEVELOPER_PAGE_SIZE, pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, type ErrorCode } from "../error-codes";
import { noBody, noParams } from "./request-parts";

export const MAX_GAME_TITLE_LENGTH = 80;
export const MAX_SHORT_DESCRIPTION_LENGTH = 300;
export const MAX_DECLARED_HOSTS = 20;
export const MAX_GAME_PICTURE_BYTES = 10 * 1024 * 1024;
/** Of a game's gallery. */
export const MAX_GRAPHICS = 20;
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
    "text_refused",
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
    declaredHosts: z.array(declaredHost).max(MAX_DECLARED_HOSTS).nullish(),
    savesStorage: z.boolean().nullish(),
    permissions: gamePermissions.nullish(),
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
    "text_refused",
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

/** Of a picture itself, whoever sends it. */
export const SENT_PICTURE_ERROR_CODES = [
  "image_too_small",
  "image_invalid_aspect_ratio",
  "invalid_image",
  "unsupported_graphic_format",
  "video_not_allowed_as_image",
  "game_picture_too_large",
] as const satisfies readonly ErrorCode[];

const PICTURE_ERROR_CODES = [
  ...(["sign_in_required", "game_not_found", "studio_role_insufficient"] as const),
  ...SENT_PICTURE_ERROR_CODES,
] as const satisfies readonly ErrorCode[];

/** The body is a JPEG, PNG, WebP, AVIF or GIF file, which the server re-encodes: of 16:9, or with a crop for that. */
export const addGameCover = defineCall({
  name: "addGameCover",
  summary: "Gives a game its cover, in place of the one that it has.",
  method: "POST",
  path: "/gamedev/games/{gameId}/covers",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: coverCropQuery.extend({
    aspectRatio: z.literal("16:9").optional(),
    coverType: z.literal("IMAGE").optional(),
  }),
  body: z.instanceof(Uint8Array),
  bodyKind: "bytes",
  data: developerGameDetails,
  errorCodes: [...PICTURE_ERROR_CODES, "invalid_request_payload"],
});

export const removeGameCover = defineCall({
  name: "removeGameCover",
  summary: "Removes the cover of a game that is not published.",
  method: "DELETE",
  path: "/gamedev/games/{gameId}/covers/{coverId}",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams.extend({ coverId: z.string() }),
  query: noParams,
  body: noBody,
  data: developerGameDetails,
  errorCodes: [
    "sign_in_required",
    "game_not_found",
    "studio_role_insufficient",
    "game_cover_not_found",
    "breaking_published_game",
  ],
});

/** Of the same kinds as covers. */
export const addGameGraphic = defineCall({
  name: "addGameGraphic",
  summary: "Adds a picture to a game's gallery.",
  method: "POST",
  path: "/gamedev/games/{gameId}/graphics",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams,
  query: noParams,
  body: z.instanceof(Uint8Array),
  bodyKind: "bytes",
  data: developerGameDetails,
  errorCodes: [...PICTURE_ERROR_CODES, "max_graphics_limit_reached"],
});

/** From 1, the first of the gallery; beyond the last it is that. */
export const graphicPlace = z.object({ place: z.int().min(1).max(MAX_GRAPHICS) });

export const placeGameGraphic = defineCall({
  name: "placeGameGraphic",
  summary: "Gives a picture another place in a game's gallery.",
  method: "PUT",
  path: "/gamedev/games/{gameId}/graphics/{assetId}/place",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams.extend({ assetId: z.string() }),
  query: noParams,
  body: graphicPlace,
  data: developerGameDetails,
  errorCodes: [
    "sign_in_required",
    "invalid_request_payload",
    "game_not_found",
    "studio_role_insufficient",
    "asset_not_found",
  ],
});

export const removeGameGraphic = defineCall({
  name: "removeGameGraphic",
  summary: "Removes a picture from a game's gallery.",
  method: "DELETE",
  path: "/gamedev/games/{gameId}/graphics/{assetId}",
  access: "signed-in",
  scope: "gamedev:write",
  params: gameParams.extend({ assetId: z.string() }),
  query: noParams,
  body: noBody,
  data: developerGameDetails,
  errorCodes: ["sign_in_required", "game_not_found", "studio_role_insufficient", "asset_not_found"],
});
