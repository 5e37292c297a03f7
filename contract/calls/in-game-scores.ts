import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { inGameChallenge, inGameScore } from "../entities/in-game";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, TRACK_ERROR_CODES, type ErrorCode } from "../error-codes";
import { localeQuery, noBody, noParams } from "./request-parts";
import { submitScore } from "./scores";

/* A game's default challenge is the one its page plays: default rules, no time limit, highest score first. */
const ofChallenge = z.object({ gameId: id, challengeId: z.string() });
const ofGame = z.object({ gameId: id });
const boardQuery = pageQuery.extend({ trackId: id.optional() }).extend(localeQuery.shape);
const board = z.object({ challenge: inGameChallenge, scores: z.array(inGameScore), pagination });
const BOARD_ERROR_CODES = [
  ...PAGING_ERROR_CODES,
  ...TRACK_ERROR_CODES,
  "challenge_not_found",
  "challenge_not_published",
  "game_not_found",
] as const;

export const listInGameScores = defineCall({
  name: "listInGameScores",
  summary: "The leaderboard, best first.",
  method: "GET",
  path: "/gg/games/{gameId}/challenges/{challengeId}/scores",
  access: "everyone",
  params: ofChallenge,
  query: boardQuery,
  body: noBody,
  data: board,
  errorCodes: BOARD_ERROR_CODES,
});

export const listInGameUserScores = defineCall({
  name: "listInGameUserScores",
  summary: "Every score of the player, best first.",
  method: "GET",
  path: "/gg/games/{gameId}/challenges/{challengeId}/user-scores",
  access: "signed-in",
  params: ofChallenge,
  query: boardQuery,
  body: noBody,
  data: board,
  errorCodes: [...BOARD_ERROR_CODES, "sign_in_required"],
});

export const listDefaultChallengeScores = defineCall({
  name: "listDefaultChallengeScores",
  summary: "The leaderboard of the game's default challenge, highest first.",
  method: "GET",
  path: "/gg/games/{gameId}/default-challenge/scores",
  access: "everyone",
  params: ofGame,
  query: boardQuery,
  body: noBody,
  data: board,
  errorCodes: [...PAGING_ERROR_CODES, ...TRACK_ERROR_CODES, "challenge_not_found", "game_not_found"],
});

export const listDefaultChallengeUserScores = defineCall({
  name: "listDefaultChallengeUserScores",
  summary: "Every score of the player in the game's default challenge, highest first.",
  method: "GET",
  path: "/gg/games/{gameId}/default-challenge/user-scores",
  access: "signed-in",
  params: ofGame,
  query: boardQuery,
  body: noBody,
  data: board,
  errorCodes: [...listDefaultChallengeScores.errorCodes, "sign_in_required"],
});

export const submitLegacyScore = defineCall({
  name: "submitScoreOfOldClient",
  summary: "Submits a score as older clients do, with a hash or without.",
  method: "POST",
  path: "/gg/games/{gameId}/challenges/{challengeId}/scores",
  access: "player",
  params: submitScore.params,
  query: noParams,
  body: submitScore.body.partial({ hash: true }),
  data: submitScore.data,
  errorCodes: submitScore.errorCodes,
});

/** Errors of a challenge named by the caller; the default challenge is always an active, published one. */
const OF_NAMED_CHALLENGES: ReadonlySet<ErrorCode> = new Set([
  "challenge_not_active",
  "challenge_not_published",
  "invalid_hash",
]);

export const submitDefaultChallengeScore = defineCall({
  name: "submitDefaultChallengeScore",
  summary: "Submits a score for the game's default challenge.",
  method: "POST",
  path: "/gg/games/{gameId}/default-challenge/scores",
  access: "player",
  params: ofGame,
  query: noParams,
  body: submitScore.body.omit({ hash: true }),
  data: submitScore.data,
  errorCodes: submitScore.errorCodes.filter((code) => !OF_NAMED_CHALLENGES.has(code)),
});
