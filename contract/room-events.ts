import * as z from "zod/mini";
import { makeNoCodeInBrowsers } from "./browser-schemas";

makeNoCodeInBrowsers();

/**
 * What GET /gg/rooms/{roomId}/events says to the players of a room, as server-sent events whose data is one of these
 * (decision 32). zod/mini keeps the schema small: it runs in the player's browser.
 */
export const roomPlayer = z.object({
  userId: z.string(),
  username: z.nullable(z.string()),
  /** Whether this is the player who follows the room. */
  isYou: z.boolean(),
  /** Whether the player's browser listens right now. */
  isHere: z.boolean(),
});

export const roomEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("players"), players: z.array(roomPlayer) }),
  /** What a player sent; the event's id is its sequence, from 1 on without gaps. */
  z.object({ type: z.literal("message"), sequence: z.int(), userId: z.string(), data: z.unknown() }),
  z.object({ type: z.literal("closed") }),
]);

export type RoomPlayer = z.infer<typeof roomPlayer>;
export type RoomEvent = z.infer<typeof roomEvent>;
