import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { studioApplications, studios, takedowns } from "~api/db/schema";
import { stopGame as stop } from "~api/store/studios/takedowns";
import { gameId } from "~api/seed/demo-games";
import * as calls from "~contract/calls/desk-studios";
import { readSetup } from "~contract/calls/desk-setup";
import { getReport } from "~contract/calls/desk-statistics";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";

/** Not the world's: whoever acts plays that one first. */
const STOPPED_GAME = gameId("seaglass");
const REASON = "A letter of the rights holder.";
const LIMITS = { maxStoredBytes: 1024 ** 3, limits: { maxFiles: 100 }, reason: REASON };

async function withApplication(world: World, name = `Kites ${randomUUID()}`) {
  const applicationId = randomUUID();
  const request = { userId: world.player.userId, name, website: null, message: "Kites, mostly." };
  const row = { ...request, applicationId, state: "waiting" as const, createdAt: new Date() };
  await world.api.database.insert(studioApplications).values(row);
  return { ...(await asOwner(world)), params: { applicationId } };
}

async function withTakedown(world: World) {
  const { database } = world.api;
  await stop(database, { gameId: STOPPED_GAME, actorId: null, reason: REASON, now: new Date() });
  const [running] = await database
    .select()
    .from(takedowns)
    .where(and(eq(takedowns.gameId, STOPPED_GAME), isNull(takedowns.liftedAt)));
  return { ...(await asOwner(world)), params: { takedownId: running?.takedownId ?? "" } };
}

const lifting = async (world: World) => ({ ...(await withTakedown(world)), body: { reason: REASON } });

async function stopping(world: World) {
  await world.api.database.delete(takedowns);
  return { ...(await asOwner(world)), body: { game: STOPPED_GAME, reason: REASON } };
}

export const DESK_STUDIO_CASES: CallCase[] = [
  { call: calls.listWaitingApplications, example: withApplication },
  {
    call: calls.decideApplication,
    example: async (world) => ({ ...(await withApplication(world)), body: { decision: "REJECTED", reason: REASON } }),
    refusals: {
      application_not_found: async (world) => ({
        ...{ ...(await asOwner(world)), params: { applicationId: UNKNOWN_ID } },
        body: { decision: "APPROVED" },
      }),
      studio_name_taken: async (world) => {
        const [studio] = await world.api.database.select().from(studios).limit(1);
        return { ...(await withApplication(world, studio?.name)), body: { decision: "APPROVED" } };
      },
    },
  },
  {
    call: calls.listStudioLimits,
    example: asOwner,
    refusals: {
      invalid_request_payload: async (world) => ({ ...(await asOwner(world)), query: { search: "x".repeat(101) } }),
    },
  },
  {
    call: calls.changeStudioLimits,
    example: async (world) => ({ ...(await asOwner(world)), params: { studioId: world.studio }, body: LIMITS }),
    refusals: {
      studio_not_found: async (world) => ({
        ...{ ...(await asOwner(world)), params: { studioId: UNKNOWN_ID }, body: LIMITS },
      }),
    },
  },
  { call: calls.listTakedowns, example: withTakedown },
  {
    call: calls.stopGame,
    example: stopping,
    refusals: {
      game_is_blocked: async (world) => {
        await withTakedown(world);
        return { ...(await asOwner(world)), body: { game: STOPPED_GAME, reason: REASON } };
      },
      game_not_found: async (world) => ({
        ...(await stopping(world)),
        body: { game: "https://portal.test/games/zzzzzz/", reason: REASON },
      }),
    },
  },
  {
    call: calls.liftTakedown,
    example: lifting,
    refusals: {
      takedown_not_found: async (world) => ({ ...(await lifting(world)), params: { takedownId: UNKNOWN_ID } }),
    },
  },
  { call: readSetup, example: asOwner },
  {
    call: getReport,
    example: asOwner,
    refusals: { invalid_request_payload: async (world) => ({ ...(await asOwner(world)), query: { days: "8" } }) },
  },
];
