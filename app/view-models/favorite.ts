export const FAVORITE_KINDS = ["game", "challenge", "studio"] as const;

export type FavoriteKind = (typeof FAVORITE_KINDS)[number];

/** What a heart is told about its change. */
export type FavoriteAnswer = { ok: true; favoriteId: string | null } | { ok: false; error: string };
