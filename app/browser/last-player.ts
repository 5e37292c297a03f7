import { readStored, writeStored } from "./storage";

const KEY = "last-player";

const isPlayerId = (value: unknown): value is string | null => value === null || typeof value === "string";

/** Who was signed in when the server last said so: pages that are kept for times without a network do not know. */
export function lastPlayer(): string | null {
  return readStored(KEY, isPlayerId, null);
}

export function noteLastPlayer(userId: string | null): void {
  if (lastPlayer() !== userId) writeStored(KEY, JSON.stringify(userId));
}
