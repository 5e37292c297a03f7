import { and, asc, eq, exists, gt, lte, sql } from "drizzle-orm";
import { MAX_ROOM_MESSAGE_BYTES } from "~contract/entities/room";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { roomMessages, roomPlayers, rooms } from "../../db/schema/play-state";
import { notifyRoom } from "./room-notifier";
import { isOpen } from "./rooms";

/** Bounds what a returning player replays. */
const MAX_MESSAGES = 1_000;
const MAX_REPLAYED_BYTES = 256 * 1024;

type NewMessage = { roomId: string; userId: string; data: unknown; now: Date };

/** The room's row lock orders concurrent senders, so that sequence numbers have no gaps. */
export async function sendMessage(database: Database, { roomId, userId, data, now }: NewMessage): Promise<number> {
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_ROOM_MESSAGE_BYTES) throw new ApiFailure("message_too_large");
  return database.transaction(async (transaction) => {
    const seat = transaction
      .select({ userId: roomPlayers.userId })
      .from(roomPlayers)
      .where(and(eq(roomPlayers.roomId, roomId), eq(roomPlayers.userId, userId)));
    const [room] = await transaction
      .update(rooms)
      .set({ lastSequence: sql`${rooms.lastSequence} + 1`, lastActivityAt: now })
      .where(and(eq(rooms.roomId, roomId), isOpen(now), exists(seat)))
      .returning({ sequence: rooms.lastSequence });
    if (!room) throw new ApiFailure("room_not_found");
    await transaction.insert(roomMessages).values({ roomId, ...room, userId, data, sentAt: now });
    await transaction
      .delete(roomMessages)
      .where(and(eq(roomMessages.roomId, roomId), lte(roomMessages.sequence, room.sequence - MAX_MESSAGES)));
    await notifyRoom(transaction, roomId);
    return room.sequence;
  });
}

export type RoomMessage = { sequence: number; userId: string; data: unknown };

export function loadMessagesAfter(database: Database, roomId: string, sequence: number): Promise<RoomMessage[]> {
  const bytes = sql<number>`sum(octet_length(${roomMessages.data}::text)) over (order by ${roomMessages.sequence} desc)`;
  const replayed = database
    .select({
      sequence: roomMessages.sequence,
      userId: roomMessages.userId,
      data: roomMessages.data,
      bytes: bytes.as("bytes"),
    })
    .from(roomMessages)
    .where(and(eq(roomMessages.roomId, roomId), gt(roomMessages.sequence, sequence)))
    .as("said");
  return database
    .select({ sequence: replayed.sequence, userId: replayed.userId, data: replayed.data })
    .from(replayed)
    .where(lte(replayed.bytes, MAX_REPLAYED_BYTES))
    .orderBy(asc(replayed.sequence));
}
