import { and, eq, isNull } from "drizzle-orm";
import { takedowns } from "~api/db/schema";
import { appealTakedown as appeal, rejectAppeal as reject } from "~api/store/studios/takedown-appeals";
import { stopGame } from "~api/store/studios/takedowns";
import * as calls from "~contract/calls/takedown-appeals";
import { storeReadyGame } from "../../fixtures/developer-games";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";
import { asTester } from "./developer-games";

const REASON = "They are still unclear.";
const body = { text: "We drew it ourselves." };

async function aStoppedGame({ api: { database }, player }: World) {
  const game = await storeReadyGame(database, player);
  await stopGame(database, { actorId: null, gameId: game.gameId, reason: "A copy.", now: new Date() });
  return game;
}

const appealing = async (world: World) => {
  const { gameId } = await aStoppedGame(world);
  return { as: world.player, params: { gameId }, body };
};

async function appealed(world: World) {
  const request = await appealing(world);
  await appeal(world.api.database, { ...request.params, ...body, now: new Date() });
  return request;
}

async function rejecting(world: World) {
  const { params } = await appealed(world);
  const isOfGame = and(eq(takedowns.gameId, params.gameId), isNull(takedowns.liftedAt));
  const [row] = await world.api.database.select().from(takedowns).where(isOfGame);
  const owner = await asOwner(world);
  return { ...owner, params: { takedownId: row?.takedownId ?? "" }, body: { reason: REASON } };
}

export const TAKEDOWN_APPEAL_CASES: CallCase[] = [
  {
    call: calls.appealTakedown,
    example: appealing,
    refusals: {
      studio_role_insufficient: async (world) => {
        const { gameId, studioId } = await aStoppedGame(world);
        return { as: await asTester(world, studioId), params: { gameId }, body };
      },
      takedown_not_found: async (world) => {
        const { gameId } = await storeReadyGame(world.api.database, world.player);
        return { as: world.player, params: { gameId }, body };
      },
      appeal_already_sent: appealed,
    },
  },
  {
    call: calls.rejectAppeal,
    example: rejecting,
    refusals: {
      takedown_not_found: async (world) => ({ ...(await rejecting(world)), params: { takedownId: UNKNOWN_ID } }),
      appeal_not_found: async (world) => {
        const request = await rejecting(world);
        const answer = { ...request.params, reason: REASON, actorId: request.as.userId, now: new Date() };
        await reject(world.api.database, answer);
        return request;
      },
    },
  },
];
