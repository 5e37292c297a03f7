import { useSyncExternalStore } from "react";
import { forgetAllSearches, forgetSearch, onSearchesForgotten, readRecentSearches } from "./recent-searches";

const NONE: readonly string[] = [];
/** A store's snapshot must stay the same object until something changes. */
let current: readonly string[] = NONE;

function subscribe(listener: () => void): () => void {
  current = readRecentSearches();
  return onSearchesForgotten(() => {
    current = readRecentSearches();
    listener();
  });
}

type RecentSearches = { searches: readonly string[]; forget: (search: string) => void; forgetAll: () => void };

/** What was searched for in this browser, the latest first; nothing in the server's HTML. */
export function useRecentSearches(): RecentSearches {
  const searches = useSyncExternalStore(
    subscribe,
    () => current,
    () => NONE,
  );
  return { searches, forget: forgetSearch, forgetAll: forgetAllSearches };
}
