const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type CountdownUnit = "days" | "hours" | "minutes" | "seconds";

/** One number of the countdown; `share` is what is left of the unit in percent, drawn as a draining bar. */
export type CountdownPart = { unit: CountdownUnit; value: number; share: number };

/**
 * Time left until `endMs` as three numbers: days, hours and minutes, or in the last day hours, minutes and seconds.
 * `totalMs` is the length of the whole stretch and scales the bar of the days. Null once the time is over.
 */
export function countdownParts(nowMs: number, endMs: number, totalMs: number): CountdownPart[] | null {
  const leftMs = endMs - nowMs;
  if (leftMs <= 0) return null;
  const days = Math.floor(leftMs / DAY_MS);
  const hours = part("hours", Math.floor(leftMs / HOUR_MS) % 24, 24);
  const minutes = part("minutes", Math.floor(leftMs / MINUTE_MS) % 60, 60);
  if (days === 0) return [hours, minutes, part("seconds", Math.floor(leftMs / SECOND_MS) % 60, 60)];
  return [part("days", days, Math.max(Math.ceil(totalMs / DAY_MS), days)), hours, minutes];
}

function part(unit: CountdownUnit, value: number, of: number): CountdownPart {
  return { unit, value, share: Math.round((value / of) * 100) };
}
