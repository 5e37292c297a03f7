import { forgetPlayer } from "./forget-player";
import { readStored, writeStored } from "./storage";

const KEY = "last-player";

/** Kept beside the storage: whoever signs out where nothing can be kept is noticed as well. */
let current: string | null = null;

const isPlayerId = (value: unknown): value is string | null => value === null || typeof value === "string";

/** Who was signed in when the server last said so: pages that are kept for times without a network do not know. */
export function lastPlayer(): string | null {
  return readStored(KEY, isPlayerId, current);
}

/** Notes who is signed in; what is held of another player goes. */
export function noteLastPlayer(userId: string | null): void {
  const before = lastPlayer();
  if (before === userId) return;
  current = userId;
  writeStored(KEY, JSON.stringify(userId));
  if (before !== null) forgetPlayer();
}
