import * as z from "zod";
import { defineCall } from "../define-call";
import { game } from "../entities/game";
import { gameItem } from "../entities/game-item";
import { id } from "../entities/identifiers";
import { inGameChallenge, inGamePlayer } from "../entities/in-game";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, TRACK_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";

/*
 * Calls made by games, in the form that the GameMaker and Unity clients read (docs/games.md). Games on a trusted origin
 * call directly; for others the page calls, limited to the game, track and challenge that it shows.
 */
const inGameGame = game.pick({ gameId: true, gameShortId: true, gameVersion: true, title: true, studio: true });
const trackQuery = z.object({ trackId: id.optional() });

export const getPlayer = defineCall({
  name: "getPlayer",
  summary: "The signed-in player, without anything private.",
  method: "GET",
  path: "/gg/profile",
  access: "signed-in",
  params: noParams,
  query: noParams,
  body: noBody,
  data: inGamePlayer,
  errorCodes: ["sign_in_required"],
});

export const getPlayedGame = defineCall({
  name: "getPlayedGame",
  summary: "The game itself, in a short form.",
  method: "GET",
  path: "/gg/games/{gameId}",
  access: "everyone",
  params: z.object({ gameId: z.string() }),
  query: localeQuery,
  body: noBody,
  data: inGameGame,
  errorCodes: ["game_not_found"],
});

export const listPlayedGameChallenges = defineCall({
  name: "listPlayedGameChallenges",
  summary: "The game's running challenges, all or those on a track.",
  method: "GET",
  path: "/gg/games/{gameId}/challenges",
  access: "everyone",
  params: z.object({ gameId: id }),
  query: pageQuery.extend(trackQuery.shape).extend(localeQuery.shape),
  body: noBody,
  data: z.object({ challenges: z.array(inGameChallenge), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, ...TRACK_ERROR_CODES, "game_not_found"],
});

export const getFullVersion = defineCall({
  name: "getFullVersion",
  summary: "Whether the player has bought the game, and what it costs otherwise.",
  method: "GET",
  path: "/gg/games/{gameId}/full-version",
  access: "everyone",
  params: z.object({ gameId: id }),
  query: trackQuery,
  body: noBody,
  /** `item` is an optional extension: the item that was bought or is for sale. */
  data: z.object({ isFullVersionPurchased: z.boolean(), item: gameItem.nullish() }),
  errorCodes: [...TRACK_ERROR_CODES, "game_not_found"],
});
