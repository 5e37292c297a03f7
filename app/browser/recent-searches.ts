import { useSyncExternalStore } from "react";
import { isRecentSearches, withoutSearch, withSearch } from "~/rules/recent-searches";
import { readStored, removeStored, writeStored } from "./storage";

const NONE: readonly string[] = [];

/** useSyncExternalStore needs a stable snapshot. */
let current: readonly string[] = NONE;

const KEY = "recent-searches";

const listeners = new Set<() => void>();

export function readRecentSearches(): string[] {
  return readStored(KEY, isRecentSearches, []);
}

export function onSearchesRemoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function addRecentSearch(search: string): void {
  writeStored(KEY, JSON.stringify(withSearch(readRecentSearches(), search)));
}

export function removeRecentSearch(search: string): void {
  writeStored(KEY, JSON.stringify(withoutSearch(readRecentSearches(), search)));
  for (const listener of listeners) listener();
}

export function clearRecentSearches(): void {
  removeStored(KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  current = readRecentSearches();
  return onSearchesRemoved(() => {
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
