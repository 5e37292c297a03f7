import * as z from "zod";
import { defineCall } from "../define-call";
import { id } from "../entities/identifiers";
import { room } from "../entities/room";
import { TRACK_ERROR_CODES } from "../error-codes";
import { noBody, noParams } from "./request-parts";

export const listRegions = defineCall({
  name: "listRegions",
  summary: "Names of the regions in which rooms can be opened.",
  method: "GET",
  path: "/gg/regions",
  access: "everyone",
  params: noParams,
  query: noParams,
  body: noBody,
  data: z.array(z.string()),
  errorCodes: [],
});

/** Guests need allowGuestMultiplayerRoomCreation (docs/product/playing.md#rooms). */
export const createRoom = defineCall({
  name: "createRoom",
  summary: "Opens a multiplayer room; the player is its first member.",
  method: "POST",
  path: "/gg/games/{gameId}/rooms",
  access: "everyone",
  params: z.object({ gameId: id }),
  query: noParams,
  body: z.object({ trackId: id, region: z.string(), maxPlayers: z.int().min(2).max(4) }),
  data: z.object({ roomId: id, roomUrl: z.string() }),
  errorCodes: ["game_not_found", ...TRACK_ERROR_CODES, "sign_in_required", "invalid_request_payload"],
});

export const getRoom = defineCall({
  name: "getRoom",
  summary: "A room that is still open.",
  method: "GET",
  path: "/gg/rooms/{roomId}",
  access: "everyone",
  params: z.object({ roomId: id }),
  query: noParams,
  body: noBody,
  data: room,
  errorCodes: ["room_not_found"],
});

/** At most MAX_ROOM_MESSAGE_BYTES as JSON, in one order for all members (docs/decisions/0032-room-messages.md). */
export const sendRoomMessage = defineCall({
  name: "sendRoomMessage",
  summary: "Sends a message to the players of a room.",
  method: "POST",
  path: "/gg/rooms/{roomId}/messages",
  access: "player",
  params: z.object({ roomId: id }),
  query: noParams,
  body: z.object({ data: z.json() }),
  data: z.object({ sequence: z.int().min(1) }),
  errorCodes: ["sign_in_required", "room_not_found", "message_too_large", "invalid_request_payload"],
});

/** The last player to leave closes the room. */
export const leaveRoom = defineCall({
  name: "leaveRoom",
  summary: "Leaves a room.",
  method: "DELETE",
  path: "/gg/rooms/{roomId}/seat",
  access: "player",
  params: z.object({ roomId: id }),
  query: noParams,
  body: noBody,
  data: z.unknown(),
  errorCodes: ["sign_in_required", "room_not_found"],
});
