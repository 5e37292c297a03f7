import { sql } from "drizzle-orm";
import type { Database, Listen } from "../../db/database";

const CHANNEL = "rooms";

/** Notifies a room's followers of changes by any process. */
export type RoomNotifier = {
  subscribe(roomId: string, listener: () => void): Promise<() => void>;
};

/** One LISTEN connection per process, opened for the first follower. */
export function createRoomNotifier(listen: Listen): RoomNotifier {
  const listenersByRoom = new Map<string, Set<() => void>>();
  let listening: Promise<void> | undefined;

  function notify(roomId: string | null): void {
    const notified = roomId === null ? [...listenersByRoom.values()] : [listenersByRoom.get(roomId) ?? new Set()];
    for (const listeners of notified) for (const listener of listeners) listener();
  }

  return {
    async subscribe(roomId, listener) {
      listening ??= listen(CHANNEL, notify).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      const listeners = listenersByRoom.get(roomId) ?? new Set();
      listenersByRoom.set(roomId, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) listenersByRoom.delete(roomId);
      };
    },
  };
}

/** NOTIFY is delivered when the transaction commits. */
export async function notifyRoom(transaction: Database, roomId: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${CHANNEL}, ${roomId})`);
}
