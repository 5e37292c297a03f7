import { and, eq, sql } from "drizzle-orm";
import type { rateGame as rateCall } from "~contract/calls/games";
import type { CallData } from "~contract/define-call";
import type { Database } from "../../db/database";
import { gameStatistics } from "../../db/schema/catalogue";
import { gameRatings } from "../../db/schema/library";
import { averageRating, type StatisticsRow } from "./game-responses";
import { findGameRow } from "./games";
import type { QueryContext } from "../query-context";
import { lockUser } from "../user-lock";

type Rating = { gameId: string; userId: string; rating: number; now: Date };

export async function rateGame(
  database: Database,
  { gameId: gameIdText, userId, rating, now }: Rating,
): Promise<CallData<typeof rateCall>> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { gameId } = await findGameRow({ database: transaction }, gameIdText);
    const earlier = await findRating(transaction, gameId, userId);
    await transaction
      .insert(gameRatings)
      .values({ gameId, userId, rating, ratedAt: now })
      .onConflictDoUpdate({ target: [gameRatings.gameId, gameRatings.userId], set: { rating, ratedAt: now } });
    const change = { sum: rating - (earlier ?? 0), count: earlier === null ? 1 : 0 };
    const statistics = await addRating(transaction, gameId, change);
    return { averageGameRating: averageRating(statistics), userGameRating: rating };
  });
}

export async function findOwnRating({ database, viewer }: QueryContext, gameId: string): Promise<number | null> {
  return viewer && findRating(database, gameId, viewer.userId);
}

async function findRating(database: Database, gameId: string, userId: string): Promise<number | null> {
  const [found] = await database
    .select({ rating: gameRatings.rating })
    .from(gameRatings)
    .where(and(eq(gameRatings.gameId, gameId), eq(gameRatings.userId, userId)));
  return found?.rating ?? null;
}

async function addRating(
  transaction: Database,
  gameId: string,
  { sum, count }: { sum: number; count: number },
): Promise<StatisticsRow | undefined> {
  const [statistics] = await transaction
    .insert(gameStatistics)
    .values({ gameId, ratingSum: sum, ratingCount: count })
    .onConflictDoUpdate({
      target: gameStatistics.gameId,
      set: {
        ratingSum: sql`${gameStatistics.ratingSum} + ${sum}`,
        ratingCount: sql`${gameStatistics.ratingCount} + ${count}`,
      },
    })
    .returning();
  return statistics;
}
