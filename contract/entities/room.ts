import * as z from "zod";
import { dateTime, id } from "./identifiers";

/** As compact JSON in UTF-8. */
export const MAX_ROOM_MESSAGE_BYTES = 4_096;

/** Players of a room, and of a game that does not say. */
export const MAX_ROOM_SIZE = 4;

/** `roomUrl` is the roomUrl parameter of a game link (docs/product/playing.md#rooms). */
export const room = z.object({
  roomId: id,
  roomUrl: z.string(),
  gameId: id,
  trackId: id,
  region: z.string(),
  maxPlayers: z.int().min(2).max(MAX_ROOM_SIZE),
  players: z.array(z.object({ userId: id, username: z.string().nullable() })),
  createdAt: dateTime,
});

export type Room = z.infer<typeof room>;
