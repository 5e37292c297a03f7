import { and, eq, inArray } from "drizzle-orm";
import { favorites } from "../../db/schema/library";
import type { QueryContext } from "../query-context";

export async function loadFavoritesOfGames(
  { database, viewer }: QueryContext,
  gameIds: string[],
): Promise<Map<string, string>> {
  if (!viewer) return new Map();
  const rows = await database
    .select({ gameId: favorites.gameId, favoriteId: favorites.favoriteId })
    .from(favorites)
    .where(and(eq(favorites.userId, viewer.userId), inArray(favorites.gameId, gameIds)));
  return new Map(rows.flatMap(({ gameId, favoriteId }) => (gameId ? [[gameId, favoriteId]] : [])));
}

export async function loadFavoritesOfChallenges(
  { database, viewer }: QueryContext,
  challengeIds: string[],
): Promise<Map<string, string>> {
  if (!viewer) return new Map();
  const rows = await database
    .select({ challengeId: favorites.challengeId, favoriteId: favorites.favoriteId })
    .from(favorites)
    .where(and(eq(favorites.userId, viewer.userId), inArray(favorites.challengeId, challengeIds)));
  return new Map(rows.flatMap(({ challengeId, favoriteId }) => (challengeId ? [[challengeId, favoriteId]] : [])));
}
