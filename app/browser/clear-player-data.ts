import { clearRecentSearches } from "./recent-searches";

export const PLAYER_CHANGE_EVENT = "player-gone";

const SHARED_CACHE_PREFIX = "files ";

/** Clears the player's searches, in-memory data and caches; unsent saves and scores stay for their owner. */
export function clearPlayerData(): void {
  clearRecentSearches();
  window.dispatchEvent(new Event(PLAYER_CHANGE_EVENT));
  void deletePlayerCaches().catch(() => undefined);
}

async function deletePlayerCaches(): Promise<void> {
  if (!("caches" in window)) return;
  const names = await window.caches.keys();
  await Promise.all(
    names.filter((name) => !name.startsWith(SHARED_CACHE_PREFIX)).map((name) => window.caches.delete(name)),
  );
}
