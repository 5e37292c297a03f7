import { forgetAllSearches } from "./recent-searches";

/** Said in the tab when what it holds of a player is to go: nobody, or somebody else, is signed in now. */
export const PLAYER_GONE_EVENT = "player-gone";

/** Scripts, styles and fonts say nothing about who has used them. */
const OF_EVERY_VISIT = "files ";

/**
 * Forgets what this browser holds of a player who is no longer signed in: searches, what the tab has in memory, and the
 * pages, pictures and games that were kept for times without a network. Saves and scores that the account has not got
 * yet wait for their owner.
 */
export function forgetPlayer(): void {
  forgetAllSearches();
  window.dispatchEvent(new Event(PLAYER_GONE_EVENT));
  void forgetVisited().catch(() => undefined);
}

async function forgetVisited(): Promise<void> {
  if (!("caches" in window)) return;
  const names = await window.caches.keys();
  await Promise.all(names.filter((name) => !name.startsWith(OF_EVERY_VISIT)).map((name) => window.caches.delete(name)));
}
