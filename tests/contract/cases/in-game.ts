import {
  getFullVersion,
  getPlayedGame,
  getPlayer,
  listInGameScores,
  listInGameUserScores,
  listPlayedGameChallenges,
} from "~contract/calls/in-game";
import type { CallCase } from "../call-case";

export const IN_GAME_CASES: CallCase[] = [
  { call: getPlayer, example: ({ player }) => ({ as: player }) },
  { call: getPlayedGame, example: ({ visitor, game }) => ({ as: visitor, params: { gameId: game } }) },
  { call: listPlayedGameChallenges, example: ({ visitor, game }) => ({ as: visitor, params: { gameId: game } }) },
  {
    call: listInGameScores,
    example: ({ visitor, game, challenge }) => ({ as: visitor, params: { gameId: game, challengeId: challenge } }),
  },
  {
    call: listInGameUserScores,
    example: ({ guest, game, challenge }) => ({ as: guest, params: { gameId: game, challengeId: challenge } }),
  },
  { call: getFullVersion, example: ({ player, game }) => ({ as: player, params: { gameId: game } }) },
];
