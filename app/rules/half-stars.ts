export const MAX_STARS = 5;

/** Rounds to halves from 0 to 5. */
export function toHalfStars(rating: number): number {
  return Math.min(MAX_STARS, Math.max(0, Math.round(rating * 2) / 2));
}
