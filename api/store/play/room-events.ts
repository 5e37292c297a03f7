import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { RoomEvent } from "~contract/room-events";
import type { Database } from "../../db/database";
import { roomPlayers, rooms } from "../../db/schema/play-state";
import { notifyRoom, type RoomNotifier } from "./room-notifier";
import { loadMessagesAfter } from "./room-messages";
import { loadRoomPlayers } from "./rooms";
import { isSessionLive } from "../account/sessions";

/** Interval of a listener's heartbeat. */
export const HEARTBEAT_MS = 15_000;

/** Throttle: notifications in quick succession cause one query. */
const POLL_THROTTLE_MS = 50;

type RoomSubscription = {
  database: Database;
  notifier: RoomNotifier;
  roomId: string;
  userId: string;
  /** The stream ends with it, at the next heartbeat at the latest. */
  sessionId: string;
  after: number;
  signal: AbortSignal;
};

/** Yields null after each quiet heartbeat. Ends with "closed" when the room, the seat or the session has ended. */
export async function* streamRoomEvents(subscription: RoomSubscription): AsyncGenerator<RoomEvent | null> {
  const { database, notifier, roomId, userId, sessionId, signal } = subscription;
  const waiter = createWaiter(signal);
  const unsubscribe = await notifier.subscribe(roomId, waiter.notify);
  let { after } = subscription;
  let sentPlayers = "";
  let recordedAt = 0;
  try {
    while (!signal.aborted) {
      const now = new Date();
      const needsHeartbeat = now.getTime() - recordedAt >= HEARTBEAT_MS / 2;
      if (needsHeartbeat) {
        recordedAt = now.getTime();
        if (!(await isSessionLive(database, { sessionId, userId }, now))) {
          yield { type: "closed" };
          return;
        }
        await markPresent(database, { roomId, userId, now });
      }
      const players = await loadRoomPlayers(database, { roomId, viewerId: userId, now });
      const viewer = players.find(({ isYou }) => isYou);
      if (!viewer) {
        yield { type: "closed" };
        return;
      }
      // Another tab of the player has just stopped listening.
      if (!viewer.isHere && !needsHeartbeat) {
        recordedAt = 0;
        continue;
      }
      if (JSON.stringify(players) !== sentPlayers) yield { type: "players", players };
      sentPlayers = JSON.stringify(players);
      for (const message of await loadMessagesAfter(database, roomId, after)) {
        yield { type: "message", ...message };
        after = message.sequence;
      }
      if (!(await waiter.untilNotified())) yield null;
    }
  } finally {
    unsubscribe();
    await markAbsent(database, { roomId, userId });
  }
}

/** Notifications during other work are not lost; several are merged. */
function createWaiter(signal: AbortSignal) {
  let isNotified = false;
  let resumedAt = 0;
  let resume = () => undefined as void;
  const notify = () => {
    isNotified = true;
    resume();
  };
  signal.addEventListener("abort", () => {
    resume();
  });
  const sleepFor = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  /** False after a heartbeat without a notification. */
  async function untilNotified(): Promise<boolean> {
    if (!isNotified && !signal.aborted) await sleepFor(HEARTBEAT_MS);
    const remainingMs = resumedAt + POLL_THROTTLE_MS - Date.now();
    if (isNotified && remainingMs > 0) await new Promise((resolve) => setTimeout(resolve, remainingMs));
    const wasNotified = isNotified;
    isNotified = false;
    resumedAt = Date.now();
    return wasNotified;
  }
  return { notify, untilNotified };
}

type Seat = { roomId: string; userId: string };

/** Also keeps the room open. Notifies the others only if they saw the player as absent. */
async function markPresent(database: Database, { roomId, userId, now }: Seat & { now: Date }): Promise<void> {
  const threshold = new Date(now.getTime() - HEARTBEAT_MS / 2);
  const isStale = or(isNull(roomPlayers.seenAt), lt(roomPlayers.seenAt, threshold));
  await database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ seenAt: roomPlayers.seenAt })
      .from(roomPlayers)
      .where(and(seatOf({ roomId, userId }), isStale))
      .for("update");
    if (!before) return;
    await transaction.update(roomPlayers).set({ seenAt: now }).where(seatOf({ roomId, userId }));
    await transaction.update(rooms).set({ lastActivityAt: now }).where(eq(rooms.roomId, roomId));
    if (before.seenAt === null) await notifyRoom(transaction, roomId);
  });
}

async function markAbsent(database: Database, seat: Seat): Promise<void> {
  const updated = await database.update(roomPlayers).set({ seenAt: null }).where(seatOf(seat)).returning();
  if (updated.length > 0) await notifyRoom(database, seat.roomId);
}

function seatOf({ roomId, userId }: Seat) {
  return and(eq(roomPlayers.roomId, roomId), eq(roomPlayers.userId, userId));
}
