export const MAX_STARS = 5;

const MS_PER_MINUTE = 60_000;
const MINUTES_PER_HOUR = 60;

type PlayingTime = { unit: "hours" | "minutes"; amount: number };

/** Whole minutes below an hour, else whole hours; null for none. */
export function playingTime(milliseconds: number): PlayingTime | null {
  if (!(milliseconds > 0)) return null;
  const minutes = Math.max(1, Math.round(milliseconds / MS_PER_MINUTE));
  if (minutes < MINUTES_PER_HOUR) return { unit: "minutes", amount: minutes };
  return { unit: "hours", amount: Math.round(minutes / MINUTES_PER_HOUR) };
}

/** Rounds to halves from 0 to 5. */
export function toHalfStars(rating: number): number {
  return Math.min(MAX_STARS, Math.max(0, Math.round(rating * 2) / 2));
}
