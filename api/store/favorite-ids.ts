import { and, eq, inArray } from "drizzle-orm";
import { favorites } from "../db/schema/library";
import type { Reading } from "./reading";

/** The viewer's favourite that is this game, or null. */
export async function findFavoriteOfGame({ database, viewer }: Reading, gameId: string): Promise<string | null> {
  if (!viewer) return null;
  const [found] = await database
    .select({ favoriteId: favorites.favoriteId })
    .from(favorites)
    .where(and(eq(favorites.userId, viewer.userId), eq(favorites.gameId, gameId)));
  return found?.favoriteId ?? null;
}

/** The viewer's favourites among the challenges, by challenge. */
export async function loadFavoritesOfChallenges(
  { database, viewer }: Reading,
  challengeIds: string[],
): Promise<Map<string, string>> {
  if (!viewer) return new Map();
  const rows = await database
    .select({ challengeId: favorites.challengeId, favoriteId: favorites.favoriteId })
    .from(favorites)
    .where(and(eq(favorites.userId, viewer.userId), inArray(favorites.challengeId, challengeIds)));
  return new Map(rows.flatMap(({ challengeId, favoriteId }) => (challengeId ? [[challengeId, favoriteId]] : [])));
}
