/** Popups that this visitor has had, by entry id, the latest last. */
export type SeenPopups = readonly string[];

/** More are forgotten, the oldest first. */
const MAX_REMEMBERED = 50;

/** Whether a value from storage is a list of seen popups. */
export function isSeenPopups(value: unknown): value is SeenPopups {
  return Array.isArray(value) && value.length <= MAX_REMEMBERED && value.every((id) => typeof id === "string");
}

/** The list with one more. */
export function withSeenPopup(seen: SeenPopups, id: string): SeenPopups {
  return [...seen.filter((known) => known !== id), id].slice(-MAX_REMEMBERED);
}
