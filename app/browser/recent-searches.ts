import { isRecentSearches, withoutSearch, withSearch } from "~/rules/recent-searches";
import { readStored, removeStored, writeStored } from "./storage";

const KEY = "recent-searches";

const listeners = new Set<() => void>();

export function readRecentSearches(): string[] {
  return readStored(KEY, isRecentSearches, []);
}

export function onSearchesForgotten(listener: () => void): () => void {
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
