import { sql } from "drizzle-orm";
import type { Database, Listen } from "../../db/database";

const CHANNEL = "rooms";

/** Notifies a room's followers of changes by any process. */
export type RoomNotifier = {
  follow(roomId: string, onRing: () => void): Promise<() => void>;
};

/** One LISTEN connection per process, opened for the first follower. */
export function createRoomNotifier(listen: Listen): RoomNotifier {
  const followers = new Map<string, Set<() => void>>();
  let listening: Promise<void> | undefined;

  function ring(roomId: string | null): void {
    const woken = roomId === null ? [...followers.values()] : [followers.get(roomId) ?? new Set()];
    for (const calls of woken) for (const call of calls) call();
  }

  return {
    async follow(roomId, onRing) {
      listening ??= listen(CHANNEL, ring).catch((error: unknown) => {
        listening = undefined;
        throw error;
      });
      await listening;
      const calls = followers.get(roomId) ?? new Set();
      followers.set(roomId, calls.add(onRing));
      return () => {
        calls.delete(onRing);
        if (calls.size === 0) followers.delete(roomId);
      };
    },
  };
}

/** NOTIFY is delivered when the transaction commits. */
export async function notifyRoom(transaction: Database, roomId: string): Promise<void> {
  await transaction.execute(sql`select pg_notify(${CHANNEL}, ${roomId})`);
}
