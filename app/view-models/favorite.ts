export const FAVORITE_KINDS = ["game", "challenge", "studio"] as const;

export type FavoriteKind = (typeof FAVORITE_KINDS)[number];

export type FavoriteResult = { ok: true; favoriteId: string | null } | { ok: false; error: string };
