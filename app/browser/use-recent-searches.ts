import { useSyncExternalStore } from "react";
import { clearRecentSearches, removeRecentSearch, onSearchesForgotten, readRecentSearches } from "./recent-searches";

const NONE: readonly string[] = [];
/** useSyncExternalStore needs a stable snapshot. */
let current: readonly string[] = NONE;

function subscribe(listener: () => void): () => void {
  current = readRecentSearches();
  return onSearchesForgotten(() => {
    current = readRecentSearches();
    listener();
  });
}

type RecentSearches = { searches: readonly string[]; forget: (search: string) => void; forgetAll: () => void };

export function useRecentSearches(): RecentSearches {
  const searches = useSyncExternalStore(
    subscribe,
    () => current,
    () => NONE,
  );
  return { searches, forget: removeRecentSearch, forgetAll: clearRecentSearches };
}
