import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { inGameChallenge, inGameScore } from "../entities/in-game";
import { pageQuery, pagination } from "../entities/pagination";
import { PAGING_ERROR_CODES, TRACK_ERROR_CODES, type ErrorCode } from "../error-codes";
import { localeQuery, noBody, nothing } from "./request-parts";
import { submitScore } from "./scores";

/*
 * Scores as games ask for them and hand them in. The default challenge of a game is the one that its own page plays: by
 * the usual rules, without a time limit, the highest score first.
 */
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

/** GET /gg/games/{gameId}/challenges/{challengeId}/scores: the leaderboard, best first. */
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

/** GET /gg/games/{gameId}/challenges/{challengeId}/user-scores: every score of the player, best first. */
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

/** GET /gg/games/{gameId}/default-challenge/scores: the leaderboard of the game's default challenge. */
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

/** GET /gg/games/{gameId}/default-challenge/user-scores: every score of the player in it. */
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

/** POST /gg/games/{gameId}/challenges/{challengeId}/scores: as older clients hand in a score; the oldest send no hash. */
export const submitScoreOfOldClient = defineCall({
  name: "submitScoreOfOldClient",
  summary: "Hands in a score as older clients do, with a hash or without.",
  method: "POST",
  path: "/gg/games/{gameId}/challenges/{challengeId}/scores",
  access: "player",
  params: submitScore.params,
  query: nothing,
  body: submitScore.body.partial({ hash: true }),
  data: submitScore.data,
  errorCodes: submitScore.errorCodes,
});

/** What is found out about a challenge that the caller names; the default one is looked for among those that run. */
const OF_NAMED_CHALLENGES: ReadonlySet<ErrorCode> = new Set([
  "challenge_not_active",
  "challenge_not_published",
  "invalid_hash",
]);

/** POST /gg/games/{gameId}/default-challenge/scores: hands in a score for the game's default challenge. */
export const submitDefaultChallengeScore = defineCall({
  name: "submitDefaultChallengeScore",
  summary: "Hands in a score for the game's default challenge.",
  method: "POST",
  path: "/gg/games/{gameId}/default-challenge/scores",
  access: "player",
  params: ofGame,
  query: nothing,
  body: submitScore.body.omit({ hash: true }),
  data: submitScore.data,
  errorCodes: submitScore.errorCodes.filter((code) => !OF_NAMED_CHALLENGES.has(code)),
});
