export const MAX_RECENT_SEARCHES = 8;
const MAX_LENGTH = 200;

/** Validates the stored list. */
export function isRecentSearches(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length <= MAX_RECENT_SEARCHES &&
    value.every((item) => typeof item === "string" && item.trim() !== "" && item.length <= MAX_LENGTH)
  );
}

/** Puts a search first; ignores case. */
export function withSearch(searches: readonly string[], search: string): string[] {
  const text = search.trim().slice(0, MAX_LENGTH).trim();
  if (text === "") return [...searches];
  return [text, ...withoutSearch(searches, text)].slice(0, MAX_RECENT_SEARCHES);
}

export function withoutSearch(searches: readonly string[], search: string): string[] {
  return searches.filter((item) => item.toLowerCase() !== search.toLowerCase());
}
