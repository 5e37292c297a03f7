import { clearPlayerData } from "./clear-player-data";
import { readStored, writeStored } from "./storage";

const KEY = "last-player";

/** Fallback where storage is blocked: a sign-out is noticed there, too. */
let current: string | null = null;

const isPlayerId = (value: unknown): value is string | null => value === null || typeof value === "string";

export function lastPlayer(): string | null {
  return readStored(KEY, isPlayerId, current);
}

export function saveLastPlayer(userId: string | null): void {
  const previous = lastPlayer();
  if (previous === userId) return;
  current = userId;
  writeStored(KEY, JSON.stringify(userId));
  if (previous !== null) clearPlayerData();
}
