import * as z from "zod/mini";
import { disableSchemaJit } from "./browser-schemas";

disableSchemaJit();

/** Server-sent events of a room (docs/decisions/0032-room-messages.md). zod/mini keeps the browser bundle small. */
export const roomPlayer = z.object({
  userId: z.string(),
  username: z.nullable(z.string()),
  isYou: z.boolean(),
  isHere: z.boolean(),
});

export const roomEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("players"), players: z.array(roomPlayer) }),
  /** The event id is the sequence, from 1 without gaps. */
  z.object({ type: z.literal("message"), sequence: z.int(), userId: z.string(), data: z.unknown() }),
  z.object({ type: z.literal("closed") }),
]);

export type RoomPlayer = z.infer<typeof roomPlayer>;
export type RoomEvent = z.infer<typeof roomEvent>;
