const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;

export type PlayingTime = { unit: "hours" | "minutes"; amount: number };

/** Whole minutes below an hour, else whole hours; null for none. */
export function playingTime(milliseconds: number): PlayingTime | null {
  if (!(milliseconds > 0)) return null;
  const minutes = Math.max(1, Math.round(milliseconds / MS_PER_MINUTE));
  if (minutes < MINUTES_PER_HOUR) return { unit: "minutes", amount: minutes };
  return { unit: "hours", amount: Math.round(minutes / MINUTES_PER_HOUR) };
}
