import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { RoomEvent } from "~contract/room-events";
import type { Database } from "../../db/database";
import { roomPlayers, rooms } from "../../db/schema/play-state";
import { notifyRoom, type RoomNotifier } from "./room-notifier";
import { messagesAfter } from "./room-messages";
import { playersIn } from "./rooms";
import { isSessionLive } from "../account/sessions";

/** Interval of a listener's heartbeat. */
export const HEARTBEAT_MS = 15_000;

/** Throttle: notifications in quick succession cause one query. */
const POLL_THROTTLE_MS = 50;

type Following = {
  database: Database;
  bell: RoomNotifier;
  roomId: string;
  userId: string;
  /** The stream ends with it, at the next heartbeat at the latest. */
  sessionId: string;
  after: number;
  signal: AbortSignal;
};

/** Yields null after each quiet heartbeat. Ends with "closed" when the room, the seat or the session has ended. */
export async function* streamRoomEvents(following: Following): AsyncGenerator<RoomEvent | null> {
  const { database, bell, roomId, userId, sessionId, signal } = following;
  const sleep = createSleep(signal);
  const unfollow = await bell.follow(roomId, sleep.wake);
  let { after } = following;
  let toldPlayers = "";
  let notedAt = 0;
  try {
    while (!signal.aborted) {
      const now = new Date();
      const isDue = now.getTime() - notedAt >= HEARTBEAT_MS / 2;
      if (isDue) {
        notedAt = now.getTime();
        if (!(await isSessionLive(database, { sessionId, userId }, now))) {
          yield { type: "closed" };
          return;
        }
        await markPresent(database, { roomId, userId, now });
      }
      const players = await playersIn(database, { roomId, viewerId: userId, now });
      const own = players.find(({ isYou }) => isYou);
      if (!own) {
        yield { type: "closed" };
        return;
      }
      // Another tab of the player has just stopped listening.
      if (!own.isHere && !isDue) {
        notedAt = 0;
        continue;
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
    await markAbsent(database, { roomId, userId });
  }
}

/** Notifications during other work are not lost; several are merged. */
function createSleep(signal: AbortSignal) {
  let isRung = false;
  let wokenAt = 0;
  let rouse = () => undefined as void;
  const wake = () => {
    isRung = true;
    rouse();
  };
  signal.addEventListener("abort", () => {
    rouse();
  });
  const sleepFor = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      rouse = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  /** False after a heartbeat without a notification. */
  async function untilWoken(): Promise<boolean> {
    if (!isRung && !signal.aborted) await sleepFor(HEARTBEAT_MS);
    const restMs = wokenAt + POLL_THROTTLE_MS - Date.now();
    if (isRung && restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
    const wasRung = isRung;
    isRung = false;
    wokenAt = Date.now();
    return wasRung;
  }
  return { wake, untilWoken };
}

type Seat = { roomId: string; userId: string };

/** Also keeps the room open. Notifies the others only if they saw the player as absent. */
async function markPresent(database: Database, { roomId, userId, now }: Seat & { now: Date }): Promise<void> {
  const lately = new Date(now.getTime() - HEARTBEAT_MS / 2);
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
    if (before.seenAt === null) await notifyRoom(transaction, roomId);
  });
}

async function markAbsent(database: Database, seat: Seat): Promise<void> {
  const gone = await database.update(roomPlayers).set({ seenAt: null }).where(seatOf(seat)).returning();
  if (gone.length > 0) await notifyRoom(database, seat.roomId);
}

function seatOf({ roomId, userId }: Seat) {
  return and(eq(roomPlayers.roomId, roomId), eq(roomPlayers.userId, userId));
}
