const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type CountdownUnit = "days" | "hours" | "minutes" | "seconds";

/** `share` is the rest of the unit in percent. */
export type CountdownPart = { unit: CountdownUnit; value: number; share: number };

/** Days, hours and minutes until `endMs`; hours, minutes and seconds in the last day; null after it. */
export function countdownParts(nowMs: number, endMs: number, totalMs: number): CountdownPart[] | null {
  const remainingMs = endMs - nowMs;
  if (remainingMs <= 0) return null;
  const days = Math.floor(remainingMs / DAY_MS);
  const hours = part("hours", Math.floor(remainingMs / HOUR_MS) % 24, 24);
  const minutes = part("minutes", Math.floor(remainingMs / MINUTE_MS) % 60, 60);
  if (days === 0) return [hours, minutes, part("seconds", Math.floor(remainingMs / SECOND_MS) % 60, 60)];
  return [part("days", days, Math.max(Math.ceil(totalMs / DAY_MS), days)), hours, minutes];
}

function part(unit: CountdownUnit, value: number, of: number): CountdownPart {
  return { unit, value, share: Math.round((value / of) * 100) };
}
