import { isRecentSearches, withoutSearch, withSearch } from "~/rules/recent-searches";
import { readStored, removeStored, writeStored } from "./storage";

const KEY = "recent-searches";

/** What was searched for in this browser, the latest first; nothing where nothing can be kept. */
export function readRecentSearches(): string[] {
  return readStored(KEY, isRecentSearches, []);
}

export function rememberSearch(search: string): void {
  writeStored(KEY, JSON.stringify(withSearch(readRecentSearches(), search)));
}

/** Gives the list that is left. */
export function forgetSearch(search: string): string[] {
  const left = withoutSearch(readRecentSearches(), search);
  writeStored(KEY, JSON.stringify(left));
  return left;
}

export function forgetAllSearches(): void {
  removeStored(KEY);
}
