import { randomUUID } from "node:crypto";
import { type challenges, scores } from "~api/db/schema";
import { disqualifyPlayer, liftDisqualification } from "~api/store/challenges/disqualifications";
import { removeScore } from "~api/store/challenges/remove-score";
import { announceWinners } from "~api/store/challenges/winners";
import * as calls from "~contract/calls/desk-scores";
import { storeBest } from "../../fixtures/a-personal-best";
import { hoursFromNow, storeChallenge } from "../../fixtures/a-challenge-row";
import type { CallCase, CaseRequest } from "../call-case";
import { asOwner, type World } from "../world";
import { author, REASON } from "./content-fixtures";

type Row = Partial<typeof challenges.$inferSelect>;

/** A new challenge with one score, of the world's player. */
async function withScore(world: World, row: Row = {}) {
  const { database } = world.api;
  const challenge = await storeChallenge(database, row);
  const { challengeId } = challenge;
  const { userId } = world.player;
  const scoreId = randomUUID();
  const score = { challengeId, userId, score: 700, achievedAt: new Date() };
  await database.insert(scores).values({ ...score, scoreId });
  await storeBest(database, challenge, score);
  return { ...(await asOwner(world)), params: { challengeId }, body: { userId, reason: REASON }, scoreId };
}

async function disqualified(world: World) {
  const found = await withScore(world);
  await disqualifyPlayer(world.api.database, { ...found.params, ...found.body }, author());
  return found;
}

async function lifting(world: World) {
  const { body, params, ...found } = await disqualified(world);
  return { ...found, params: { ...params, userId: body.userId }, body: { reason: REASON } };
}

async function removing(world: World) {
  const { as, params, scoreId } = await withScore(world);
  return { as, params: { ...params, scoreId }, body: { reason: REASON } };
}

async function announcing(world: World, row: Row = { endsAt: hoursFromNow(-1) }): Promise<CaseRequest> {
  const { as, params } = await withScore(world, row);
  return { as, params };
}

export const DESK_SCORE_CASES: CallCase[] = [
  {
    call: calls.listStandings,
    example: async (world) => {
      const { as, params } = await withScore(world);
      return { as, params };
    },
    refusals: {
      invalid_request_payload: async (world) => {
        const { as, params } = await withScore(world);
        return { as, params, query: { group: "EVERYBODY" } };
      },
    },
  },
  {
    call: calls.disqualifyPlayer,
    example: (world) => withScore(world),
    refusals: { already_disqualified: disqualified },
  },
  {
    call: calls.liftDisqualification,
    example: lifting,
    refusals: {
      disqualification_not_found: async (world) => {
        const request = await lifting(world);
        await liftDisqualification(world.api.database, { ...request.params, reason: REASON }, author());
        return request;
      },
    },
  },
  {
    call: calls.removeScore,
    example: removing,
    refusals: {
      score_not_found: async (world) => {
        const request = await removing(world);
        await removeScore(world.api.database, { ...request.params, reason: REASON }, author());
        return request;
      },
    },
  },
  {
    call: calls.announceWinners,
    example: (world) => announcing(world),
    refusals: {
      challenge_not_ended: (world) => announcing(world, {}),
      challenge_not_published: (world) => announcing(world, { endsAt: hoursFromNow(-1), isPublished: false }),
      challenge_without_scores: async (world) => {
        const { challengeId } = await storeChallenge(world.api.database, { endsAt: hoursFromNow(-1) });
        return { ...(await asOwner(world)), params: { challengeId } };
      },
      winners_already_announced: async (world) => {
        const request = await announcing(world);
        await announceWinners(world.api.database, request.params?.["challengeId"] ?? "", author());
        return request;
      },
    },
  },
];
