export type SeenPopups = readonly string[];

const MAX_REMEMBERED = 50;

/** Validates the stored list. */
export function isSeenPopups(value: unknown): value is SeenPopups {
  return Array.isArray(value) && value.length <= MAX_REMEMBERED && value.every((id) => typeof id === "string");
}

/** Appends an id; drops the oldest above the limit. */
export function withSeenPopup(seen: SeenPopups, id: string): SeenPopups {
  return [...seen.filter((known) => known !== id), id].slice(-MAX_REMEMBERED);
}
