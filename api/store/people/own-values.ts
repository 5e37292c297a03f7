import { and, eq, inArray, or } from "drizzle-orm";
import type { getOwnValues } from "~contract/calls/library";
import type { CallData } from "~contract/define-call";
import type { Database } from "../../db/database";
import { achievementUnlocks } from "../../db/schema/achievements";
import { favorites, gameRatings } from "../../db/schema/library";
import { personalBests } from "../../db/schema/scores";

type Ids = {
  gameId?: string[] | undefined;
  challengeId?: string[] | undefined;
  ratedGameId?: string[] | undefined;
  achievementId?: string[] | undefined;
};
type OwnValues = CallData<typeof getOwnValues>;

export async function findOwnValues(
  database: Database,
  userId: string,
  { gameId: gameIds = [], challengeId: challengeIds = [], ratedGameId: ratedIds = [], achievementId: asked = [] }: Ids,
): Promise<OwnValues> {
  const [ownFavorites, bests, ratings, achievementIds] = await Promise.all([
    findFavorites(database, userId, { gameIds, challengeIds }),
    findBests(database, userId, challengeIds),
    findRatings(database, userId, ratedIds),
    findUnlocked(database, userId, asked),
  ]);
  return { favorites: ownFavorites, bests, ratings, achievementIds };
}

type Targets = { gameIds: string[]; challengeIds: string[] };

async function findFavorites(database: Database, userId: string, { gameIds, challengeIds }: Targets) {
  if (gameIds.length + challengeIds.length === 0) return [];
  const isAsked = or(inArray(favorites.gameId, gameIds), inArray(favorites.challengeId, challengeIds));
  const rows = await database
    .select({ favoriteId: favorites.favoriteId, gameId: favorites.gameId, challengeId: favorites.challengeId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), isAsked));
  return rows.flatMap(({ favoriteId, gameId, challengeId }) => {
    const id = gameId ?? challengeId;
    return id === null ? [] : [{ id, favoriteId }];
  });
}

async function findBests(database: Database, userId: string, challengeIds: string[]) {
  if (challengeIds.length === 0) return [];
  return database
    .select({ challengeId: personalBests.challengeId, score: personalBests.score })
    .from(personalBests)
    .where(and(eq(personalBests.userId, userId), inArray(personalBests.challengeId, challengeIds)));
}

async function findUnlocked(database: Database, userId: string, asked: string[]): Promise<string[]> {
  if (asked.length === 0) return [];
  const { achievementId } = achievementUnlocks;
  const rows = await database
    .select({ achievementId })
    .from(achievementUnlocks)
    .where(and(eq(achievementUnlocks.userId, userId), inArray(achievementId, asked)));
  return rows.map((row) => row.achievementId);
}

async function findRatings(database: Database, userId: string, gameIds: string[]) {
  if (gameIds.length === 0) return [];
  return database
    .select({ gameId: gameRatings.gameId, rating: gameRatings.rating })
    .from(gameRatings)
    .where(and(eq(gameRatings.userId, userId), inArray(gameRatings.gameId, gameIds)));
}
