import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { RoomEvent } from "~contract/room-events";
import type { Database } from "../db/database";
import { roomPlayers, rooms } from "../db/schema/play-state";
import { ringRoom, type RoomBell } from "./room-bell";
import { messagesAfter } from "./room-messages";
import { playersIn } from "./rooms";

/** So often a listener is heard of, and says that it is still there. */
export const BEAT_MS = 15_000;

type Following = {
  database: Database;
  bell: RoomBell;
  roomId: string;
  userId: string;
  /** The last message that is known already. */
  after: number;
  signal: AbortSignal;
};

/**
 * What happens in a room, from the messages after `after` on; null after each quiet while. Ends when the room or the
 * player's seat is gone ("closed" comes first) or at the signal, and tells the others that this player stopped listening.
 */
export async function* followRoom(following: Following): AsyncGenerator<RoomEvent | null> {
  const { database, bell, roomId, userId, signal } = following;
  const sleep = createSleep(signal);
  const unfollow = await bell.follow(roomId, sleep.wake);
  let { after } = following;
  let toldPlayers = "";
  try {
    while (!signal.aborted) {
      await noteHere(database, { roomId, userId, now: new Date() });
      const players = await playersIn(database, { roomId, viewerId: userId, now: new Date() });
      if (!players.some(({ isYou }) => isYou)) {
        yield { type: "closed" };
        return;
      }
      if (JSON.stringify(players) !== toldPlayers) yield { type: "players", players };
      toldPlayers = JSON.stringify(players);
      for (const message of await messagesAfter(database, roomId, after)) {
        yield { type: "message", ...message };
        after = message.sequence;
      }
      if (!(await sleep.untilWoken())) yield null;
    }
  } finally {
    unfollow();
    await noteGone(database, { roomId, userId });
  }
}

/** Sleeps until somebody wakes it, the signal ends everything or a beat is over; what happens meanwhile is not missed. */
function createSleep(signal: AbortSignal) {
  let isRung = false;
  let rouse = () => undefined as void;
  const wake = () => {
    isRung = true;
    rouse();
  };
  signal.addEventListener("abort", () => {
    rouse();
  });
  /** True when it was woken. */
  async function untilWoken(): Promise<boolean> {
    if (!isRung && !signal.aborted) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, BEAT_MS);
        rouse = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const wasRung = isRung;
    isRung = false;
    return wasRung;
  }
  return { wake, untilWoken };
}

type Seat = { roomId: string; userId: string };

/** The player listens; the others are told when they did not know. A room with a listener does not die. */
async function noteHere(database: Database, { roomId, userId, now }: Seat & { now: Date }): Promise<void> {
  const lately = new Date(now.getTime() - BEAT_MS / 2);
  const isNews = or(isNull(roomPlayers.seenAt), lt(roomPlayers.seenAt, lately));
  await database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ seenAt: roomPlayers.seenAt })
      .from(roomPlayers)
      .where(and(seatOf({ roomId, userId }), isNews))
      .for("update");
    if (!before) return;
    await transaction.update(roomPlayers).set({ seenAt: now }).where(seatOf({ roomId, userId }));
    await transaction.update(rooms).set({ lastActivityAt: now }).where(eq(rooms.roomId, roomId));
    if (before.seenAt === null) await ringRoom(transaction, roomId);
  });
}

async function noteGone(database: Database, seat: Seat): Promise<void> {
  const gone = await database.update(roomPlayers).set({ seenAt: null }).where(seatOf(seat)).returning();
  if (gone.length > 0) await ringRoom(database, seat.roomId);
}

function seatOf({ roomId, userId }: Seat) {
  return and(eq(roomPlayers.roomId, roomId), eq(roomPlayers.userId, userId));
}
