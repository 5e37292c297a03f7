export const MOST_STARS = 5;

/** A rating as stars to draw: the nearest half, never less than none or more than five. */
export function toHalfStars(rating: number): number {
  return Math.min(MOST_STARS, Math.max(0, Math.round(rating * 2) / 2));
}
