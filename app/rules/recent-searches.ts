/** So many searches are remembered; the latest comes first. */
export const MOST_RECENT_SEARCHES = 8;
const MAX_LENGTH = 200;

/** The stored list, checked; anything else counts as none. */
export function isRecentSearches(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= MOST_RECENT_SEARCHES &&
    value.every((item) => typeof item === "string" && item.trim() !== "" && item.length <= MAX_LENGTH)
  );
}

/** The list with a search put first; the same text in other letters is the same search. */
export function withSearch(searches: readonly string[], search: string): string[] {
  const text = search.trim().slice(0, MAX_LENGTH).trim();
  if (text === "") return [...searches];
  return [text, ...withoutSearch(searches, text)].slice(0, MOST_RECENT_SEARCHES);
}

export function withoutSearch(searches: readonly string[], search: string): string[] {
  return searches.filter((item) => item.toLowerCase() !== search.toLowerCase());
}
