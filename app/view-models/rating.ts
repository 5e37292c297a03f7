export type RatingResult = { ok: true; rating: number } | { ok: false; error: string };

export const RATINGS = [1, 2, 3, 4, 5] as const;
