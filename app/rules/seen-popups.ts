export type SeenPopups = readonly string[];

const MAX_STORED = 50;

/** Validates the stored list. */
export function isSeenPopups(value: unknown): value is SeenPopups {
  return Array.isArray(value) && value.length <= MAX_STORED && value.every((id) => typeof id === "string");
}

/** Appends an id; drops the oldest above the limit. */
export function withSeenPopup(seen: SeenPopups, id: string): SeenPopups {
  return [...seen.filter((other) => other !== id), id].slice(-MAX_STORED);
}
