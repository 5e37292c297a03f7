import { useSyncExternalStore } from "react";
import { forgetAllSearches, forgetSearch, readRecentSearches } from "./recent-searches";

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
/** A store's snapshot must stay the same object until something changes. */
let current: readonly string[] = NONE;

function subscribe(listener: () => void): () => void {
  current = readRecentSearches();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(searches: readonly string[]): void {
  current = searches;
  for (const listener of listeners) listener();
}

type RecentSearches = { searches: readonly string[]; forget: (search: string) => void; forgetAll: () => void };

/** What was searched for in this browser, the latest first; nothing in the server's HTML. */
export function useRecentSearches(): RecentSearches {
  const searches = useSyncExternalStore(
    subscribe,
    () => current,
    () => NONE,
  );
  return {
    searches,
    forget: (search) => change(forgetSearch(search)),
    forgetAll: () => {
      forgetAllSearches();
      change(NONE);
    },
  };
}
