import { randomUUID } from "node:crypto";
import { and, asc, count, eq, gt, inArray, lt, ne } from "drizzle-orm";
import { id } from "~contract/entities/identifiers";
import type { RoomPlayer } from "~contract/room-events";
import type { Room } from "~contract/entities/room";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { roomPlayers, rooms } from "../../db/schema/play-state";
import type { QueryContext } from "../query-context";
import { notifyRoom } from "./room-notifier";

export const REGIONS = ["main"];

/** A room without activity for this long is closed. */
const ROOM_IDLE_MS = 15 * 60 * 1000;
/** Listeners send a heartbeat every 15 seconds. */
const PRESENCE_TIMEOUT_MS = 40_000;
const DEAD_ROOMS_BATCH_SIZE = 20;

export type RoomRow = typeof rooms.$inferSelect;
type NewRoom = Pick<RoomRow, "gameId" | "trackId" | "region" | "maxPlayers"> & { userId: string; now: Date };

/** Relative to the API's base URL; links and startPlay call it roomUrl. */
export function roomUrlOf(roomId: string): string {
  return `/gg/rooms/${roomId}`;
}

function roomIdIn(roomUrl: string): string | null {
  const parsed = id.safeParse(roomUrl.slice(roomUrl.lastIndexOf("/") + 1));
  return parsed.success && roomUrl === roomUrlOf(parsed.data) ? parsed.data : null;
}

export function assertRegion(name: string): void {
  if (REGIONS.includes(name)) return;
  const message = `one of ${REGIONS.join(", ")}`;
  throw new ApiFailure("invalid_request_payload", { details: { fieldName: "region", message } });
}

export async function openRoom(database: Database, { userId, now, ...room }: NewRoom): Promise<string> {
  const roomId = randomUUID();
  await database.transaction(async (transaction) => {
    await sweepDeadRooms(transaction, now);
    await transaction.insert(rooms).values({ roomId, ...room, createdAt: now, lastActivityAt: now });
    await transaction.insert(roomPlayers).values({ roomId, userId, joinedAt: now });
  });
  return roomId;
}

async function sweepDeadRooms(transaction: Database, now: Date): Promise<void> {
  const dead = transaction
    .select({ roomId: rooms.roomId })
    .from(rooms)
    .where(lt(rooms.lastActivityAt, idleSince(now)))
    .limit(DEAD_ROOMS_BATCH_SIZE)
    .for("update", { skipLocked: true });
  await transaction.delete(rooms).where(inArray(rooms.roomId, dead));
}

const idleSince = (now: Date) => new Date(now.getTime() - ROOM_IDLE_MS);

export function isOpen(now: Date) {
  return gt(rooms.lastActivityAt, idleSince(now));
}

export async function findOpenRoom(
  database: Database,
  { gameId, roomUrl, now }: { gameId: string; roomUrl: string; now: Date },
): Promise<RoomRow> {
  const roomId = roomIdIn(roomUrl);
  const room = roomId && (await findRoomRow(database, roomId, now));
  if (!room || room.gameId !== gameId) throw new ApiFailure("room_not_found");
  return room;
}

async function findRoomRow(database: Database, roomId: string, now: Date): Promise<RoomRow | undefined> {
  const [room] = await database
    .select()
    .from(rooms)
    .where(and(eq(rooms.roomId, roomId), isOpen(now)));
  return room;
}

export async function assertFreeSeat(database: Database, room: RoomRow, userId: string | null): Promise<void> {
  const isOther = userId === null ? undefined : ne(roomPlayers.userId, userId);
  const [others] = await database
    .select({ players: count() })
    .from(roomPlayers)
    .where(and(eq(roomPlayers.roomId, room.roomId), isOther));
  if ((others?.players ?? 0) >= room.maxPlayers) throw new ApiFailure("room_full");
}

/** The room's row lock serializes joins, so that only one player gets the last seat. */
export async function takeSeat(
  transaction: Database,
  room: RoomRow,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const updated = await transaction
    .update(rooms)
    .set({ lastActivityAt: now })
    .where(eq(rooms.roomId, room.roomId))
    .returning({ roomId: rooms.roomId });
  if (updated.length === 0) throw new ApiFailure("room_not_found");
  await assertFreeSeat(transaction, room, userId);
  await transaction.insert(roomPlayers).values({ roomId: room.roomId, userId, joinedAt: now }).onConflictDoNothing();
  await notifyRoom(transaction, room.roomId);
}

export async function leaveSeat(database: Database, { roomId, userId }: { roomId: string; userId: string }) {
  await database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(roomPlayers)
      .where(and(eq(roomPlayers.roomId, roomId), eq(roomPlayers.userId, userId)))
      .returning({ roomId: roomPlayers.roomId });
    if (removed.length === 0) throw new ApiFailure("room_not_found");
    const others = await transaction.$count(roomPlayers, eq(roomPlayers.roomId, roomId));
    if (others === 0) await transaction.delete(rooms).where(eq(rooms.roomId, roomId));
    await notifyRoom(transaction, roomId);
  });
}

/** In every room, for a player who may not play any more; the others are told. */
export async function leaveAllSeats(transaction: Database, userId: string): Promise<void> {
  const left = await transaction
    .delete(roomPlayers)
    .where(eq(roomPlayers.userId, userId))
    .returning({ roomId: roomPlayers.roomId });
  for (const { roomId } of left) {
    const others = await transaction.$count(roomPlayers, eq(roomPlayers.roomId, roomId));
    if (others === 0) await transaction.delete(rooms).where(eq(rooms.roomId, roomId));
    await notifyRoom(transaction, roomId);
  }
}

export async function assertSeat(
  database: Database,
  { roomId, userId, now }: { roomId: string; userId: string; now: Date },
): Promise<void> {
  const [seat] = await database
    .select({ roomId: rooms.roomId })
    .from(rooms)
    .innerJoin(roomPlayers, eq(roomPlayers.roomId, rooms.roomId))
    .where(and(eq(rooms.roomId, roomId), eq(roomPlayers.userId, userId), isOpen(now)));
  if (!seat) throw new ApiFailure("room_not_found");
}

export async function loadRoomPlayers(
  database: Database,
  { roomId, viewerId, now }: { roomId: string; viewerId: string | null; now: Date },
): Promise<RoomPlayer[]> {
  const players = await database
    .select({ userId: user.id, username: user.displayUsername, seenAt: roomPlayers.seenAt })
    .from(roomPlayers)
    .innerJoin(user, eq(user.id, roomPlayers.userId))
    .where(eq(roomPlayers.roomId, roomId))
    .orderBy(asc(roomPlayers.joinedAt), asc(roomPlayers.userId));
  const presentSince = now.getTime() - PRESENCE_TIMEOUT_MS;
  return players.map(({ seenAt, ...player }) => ({
    ...player,
    isYou: player.userId === viewerId,
    isHere: (seenAt?.getTime() ?? 0) > presentSince,
  }));
}

/** A request by one of its players keeps the room open. */
export async function findRoom({ database, viewer, now }: QueryContext, roomId: string): Promise<Room> {
  const room = await findRoomRow(database, roomId, now);
  if (!room) throw new ApiFailure("room_not_found");
  const players = await loadRoomPlayers(database, { roomId, viewerId: viewer?.userId ?? null, now });
  if (players.some(({ isYou }) => isYou)) {
    await database.update(rooms).set({ lastActivityAt: now }).where(eq(rooms.roomId, roomId));
  }
  const { gameId, trackId, region, maxPlayers } = room;
  return {
    ...{ roomId, gameId, trackId, region, maxPlayers },
    roomUrl: roomUrlOf(roomId),
    players: players.map(({ userId, username }) => ({ userId, username })),
    createdAt: room.createdAt.toISOString(),
  };
}

export async function moveSeats(
  transaction: Database,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  const seats = await transaction.delete(roomPlayers).where(eq(roomPlayers.userId, guestId)).returning();
  if (seats.length === 0) return;
  await transaction
    .insert(roomPlayers)
    .values(seats.map((seat) => ({ ...seat, userId })))
    .onConflictDoNothing();
}
