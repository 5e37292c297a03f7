import { eq } from "drizzle-orm";
import { plays } from "~api/db/schema";
import { getFullVersion, getPlayedGame, getPlayer, listPlayedGameChallenges } from "~contract/calls/in-game";
import {
  listDefaultChallengeScores,
  listDefaultChallengeUserScores,
  listInGameScores,
  listInGameUserScores,
  submitDefaultChallengeScore,
  submitLegacyScore,
} from "~contract/calls/in-game-scores";
import { storeTrack } from "../../fixtures/a-challenge-row";
import type { CaseRequest, CallCase } from "../call-case";
import { disposableUser, type Person, type World } from "../world";
import { SUBMISSION_ERRORS, submission } from "./challenges";

const board = ({ game, challenge, track }: World, as: Person): CaseRequest => ({
  as,
  params: { gameId: game, challengeId: challenge },
  query: { trackId: track },
});

async function elsewhere(world: World, as: Person): Promise<CaseRequest> {
  return {
    ...board(world, as),
    query: { trackId: await storeTrack(world.api.database, world.game, { isPublic: true }) },
  };
}

async function onEmptyTrack({ api, game }: World, as: Person): Promise<CaseRequest> {
  return { as, params: { gameId: game }, query: { trackId: await storeTrack(api.database, game, { isPublic: true }) } };
}

export const IN_GAME_CASES: CallCase[] = [
  { call: getPlayer, example: ({ player }) => ({ as: player }) },
  { call: getPlayedGame, example: ({ visitor, game }) => ({ as: visitor, params: { gameId: game } }) },
  {
    call: listPlayedGameChallenges,
    example: ({ visitor, game, track }) => ({ as: visitor, params: { gameId: game }, query: { trackId: track } }),
  },
  {
    call: getFullVersion,
    example: ({ player, game, track }) => ({ as: player, params: { gameId: game }, query: { trackId: track } }),
  },
  {
    call: listInGameScores,
    example: (world) => board(world, world.visitor),
    refusals: { challenge_not_published: (world) => elsewhere(world, world.visitor) },
  },
  {
    call: listInGameUserScores,
    example: (world) => board(world, world.player),
    refusals: { challenge_not_published: (world) => elsewhere(world, world.player) },
  },
  {
    call: listDefaultChallengeScores,
    example: ({ visitor, game, track }) => ({ as: visitor, params: { gameId: game }, query: { trackId: track } }),
    refusals: { challenge_not_found: (world) => onEmptyTrack(world, world.visitor) },
  },
  {
    call: listDefaultChallengeUserScores,
    example: ({ player, game, track }) => ({ as: player, params: { gameId: game }, query: { trackId: track } }),
    refusals: { challenge_not_found: (world) => onEmptyTrack(world, world.player) },
  },
  {
    call: submitLegacyScore,
    example: (world) => submission(world),
    refusals: SUBMISSION_ERRORS,
  },
  {
    call: submitDefaultChallengeScore,
    example: (world) => toDefault(world, world.player, 120),
    refusals: {
      challenge_not_found: async (world) => {
        const { query, ...asked } = await onEmptyTrack(world, world.player);
        return { ...asked, body: { releaseTrackId: String(query?.["trackId"]), score: 120 } };
      },
      negative_score: (world) => toDefault(world, world.player, -1),
      score_out_of_range: (world) => toDefault(world, world.player, 9_000_000_000),
      no_active_play: async (world) => {
        const passer = await disposableUser(world);
        await world.api.database.delete(plays).where(eq(plays.userId, String(passer.userId)));
        return toDefault(world, passer, 120);
      },
    },
  },
];

function toDefault({ game, track }: World, as: Person, score: number): CaseRequest {
  return { as, params: { gameId: game }, body: { releaseTrackId: track, score } };
}
