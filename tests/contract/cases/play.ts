import { eq } from "drizzle-orm";
import { games, globalSettings, saves } from "~api/db/schema";
import { getLaunch, startPlay } from "~contract/calls/play";
import { createRoom, getRoom, leaveRoom, listRegions, sendRoomMessage } from "~contract/calls/rooms";
import { deleteSave, getSave, putSave } from "~contract/calls/saves";
import { sendStatsEvent } from "~contract/calls/stats";
import { MAX_ROOM_MESSAGE_BYTES } from "~contract/entities/room";
import { MAX_SAVE_BYTES } from "~contract/entities/save";
import { aStatsEvent } from "../../fixtures/a-stats-event";
import { callApi } from "../call-api";
import type { CaseRequest, CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import type { World } from "../world";

const SLOT = "slot-1";

function playing({ player, game, track, challenge }: World): CaseRequest {
  return { as: player, params: { gameId: game }, body: { trackId: track, challengeId: challenge } };
}

/** Resets the setting that an earlier test may have changed. */
async function opening(world: World, allowGuestMultiplayerRoomCreation = true): Promise<CaseRequest> {
  const { api, game, track, guest } = world;
  await api.database
    .insert(globalSettings)
    .values({ allowGuestMultiplayerRoomCreation })
    .onConflictDoUpdate({ target: globalSettings.id, set: { allowGuestMultiplayerRoomCreation } });
  return { as: guest, params: { gameId: game }, body: { trackId: track, region: "main", maxPlayers: 2 } };
}

async function openRoom(world: World) {
  const { data } = await callApi(createRoom, await opening(world));
  return createRoom.data.parse(data);
}

async function seated(world: World): Promise<CaseRequest> {
  return { as: world.guest, params: { roomId: (await openRoom(world)).roomId } };
}

async function saving({ api, player, game }: World, savesEnabled = true): Promise<CaseRequest> {
  await api.database.update(games).set({ savesEnabled }).where(eq(games.gameId, game));
  await api.database.delete(saves);
  return { as: player, params: { gameId: game, slot: SLOT }, body: { data: { level: 3 } } };
}

async function saved(world: World): Promise<CaseRequest> {
  const { body, ...slot } = await saving(world);
  await callApi(putSave, { ...slot, body });
  return slot;
}

async function otherSlot(world: World, slot: string): Promise<CaseRequest> {
  const { as, params } = await saving(world);
  return { as, params: { ...params, slot } };
}

export const PLAY_CASES: CallCase[] = [
  {
    call: startPlay,
    example: playing,
    refusals: {
      room_not_found: (world) => ({ ...playing(world), body: { roomUrl: `/gg/rooms/${UNKNOWN_ID}` } }),
      room_full: async (world) => {
        const { roomUrl } = await openRoom(world);
        await callApi(startPlay, { ...playing(world), as: world.other, body: { roomUrl } });
        return { ...playing(world), body: { roomUrl } };
      },
    },
  },
  {
    call: getLaunch,
    example: ({ visitor, game, track, challenge }) => ({
      as: visitor,
      params: { gameId: game },
      query: { trackId: track, challengeId: challenge },
    }),
  },
  { call: listRegions, example: ({ visitor }) => ({ as: visitor }) },
  {
    call: createRoom,
    example: (world) => opening(world),
    refusals: { sign_in_required: (world) => opening(world, false) },
  },
  {
    call: getRoom,
    example: async (world) => ({ as: world.visitor, params: { roomId: (await openRoom(world)).roomId } }),
  },
  {
    call: sendRoomMessage,
    example: async (world) => ({ ...(await seated(world)), body: { data: { step: [3, 4] } } }),
    refusals: {
      message_too_large: async (world) => ({
        ...(await seated(world)),
        body: { data: "x".repeat(MAX_ROOM_MESSAGE_BYTES - 1) },
      }),
    },
  },
  { call: leaveRoom, example: seated },
  {
    call: getSave,
    example: saved,
    refusals: {
      save_not_found: (world) => otherSlot(world, "unwritten"),
      invalid_request_payload: (world) => otherSlot(world, "not.a.slot"),
    },
  },
  {
    call: putSave,
    example: (world) => saving(world),
    refusals: {
      saves_disabled: (world) => saving(world, false),
      save_too_large: async (world) => ({ ...(await saving(world)), body: { data: "x".repeat(MAX_SAVE_BYTES - 1) } }),
      save_version_conflict: async (world) => ({ ...(await saved(world)), body: { data: 1, version: 0 } }),
    },
  },
  {
    call: deleteSave,
    example: saved,
    refusals: {
      save_not_found: (world) => otherSlot(world, "unwritten"),
      invalid_request_payload: (world) => otherSlot(world, "not.a.slot"),
    },
  },
  { call: sendStatsEvent, example: ({ visitor }) => ({ as: visitor, body: aStatsEvent() }) },
];
