import * as z from "zod";
import { defineCall } from "../define-call";
import { challenge } from "../entities/challenge";
import { game } from "../entities/game";
import { gameItem } from "../entities/game-item";
import { assetUrl, id } from "../entities/identifiers";
import { pageQuery, pagination } from "../entities/pagination";
import { ranking } from "../entities/ranking";
import { PAGING_ERROR_CODES } from "../error-codes";
import { localeQuery, noBody, nothing } from "./request-parts";

/*
 * What games ask by themselves (decisions, "scores, from games"): lean forms of the site's answers. A framed game of the
 * portal's own origin has no cookies and asks through the page instead.
 */
const inGameGame = game.pick({ gameId: true, gameShortId: true, gameVersion: true, title: true, studio: true });
const inGameChallenge = challenge.pick({
  challengeId: true,
  challengeShortId: true,
  name: true,
  shortDescription: true,
  criteria: true,
  type: true,
  startsAt: true,
  endsAt: true,
  hasStarted: true,
  hasEnded: true,
  rules: true,
});

/** GET /gg/profile: the signed-in player, without anything private. */
export const getPlayer = defineCall({
  name: "getPlayer",
  summary: "The signed-in player, without anything private.",
  method: "GET",
  path: "/gg/profile",
  access: "signed-in",
  params: nothing,
  query: nothing,
  body: noBody,
  data: z.object({ userId: id, username: z.string(), avatarUrl: assetUrl.nullable() }),
  errorCodes: ["sign_in_required"],
});

/** GET /gg/games/{gameId}: the game itself. */
export const getPlayedGame = defineCall({
  name: "getPlayedGame",
  summary: "The game itself, as it sees itself.",
  method: "GET",
  path: "/gg/games/{gameId}",
  access: "everyone",
  params: z.object({ gameId: z.string() }),
  query: localeQuery,
  body: noBody,
  data: inGameGame,
  errorCodes: ["game_not_found"],
});

/** GET /gg/games/{gameId}/challenges: the game's running challenges. */
export const listPlayedGameChallenges = defineCall({
  name: "listPlayedGameChallenges",
  summary: "The game's running challenges.",
  method: "GET",
  path: "/gg/games/{gameId}/challenges",
  access: "everyone",
  params: z.object({ gameId: id }),
  query: pageQuery.extend(localeQuery.shape),
  body: noBody,
  data: z.object({ challenges: z.array(inGameChallenge), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "game_not_found"],
});

/** GET /gg/games/{gameId}/challenges/{challengeId}/scores: the leaderboard, best first. */
export const listInGameScores = defineCall({
  name: "listInGameScores",
  summary: "The leaderboard, best first.",
  method: "GET",
  path: "/gg/games/{gameId}/challenges/{challengeId}/scores",
  access: "everyone",
  params: z.object({ gameId: id, challengeId: z.string() }),
  query: pageQuery,
  body: noBody,
  data: z.object({ scores: z.array(ranking), pagination }),
  errorCodes: [...PAGING_ERROR_CODES, "game_not_found", "challenge_not_found"],
});

/** GET /gg/games/{gameId}/challenges/{challengeId}/user-scores: the player's own best, at most one. */
export const listInGameUserScores = defineCall({
  name: "listInGameUserScores",
  summary: "The player's own best, at most one.",
  method: "GET",
  path: "/gg/games/{gameId}/challenges/{challengeId}/user-scores",
  access: "player",
  params: z.object({ gameId: id, challengeId: z.string() }),
  query: nothing,
  body: noBody,
  data: z.object({ scores: z.array(ranking) }),
  errorCodes: ["game_not_found", "challenge_not_found", "sign_in_required"],
});

/** GET /gg/games/{gameId}/full-version: whether the player may play all of it (decisions, "scores, from games"). */
export const getFullVersion = defineCall({
  name: "getFullVersion",
  summary: "Whether the player owns the full version, and what it costs otherwise.",
  method: "GET",
  path: "/gg/games/{gameId}/full-version",
  access: "everyone",
  params: z.object({ gameId: id }),
  query: nothing,
  body: noBody,
  data: z.object({ isOwned: z.boolean(), item: gameItem.nullable() }),
  errorCodes: ["game_not_found"],
});
