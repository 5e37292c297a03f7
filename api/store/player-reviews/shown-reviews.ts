import { and, eq, isNull, lte, sql, type SQL } from "drizzle-orm";
import { MIN_REVIEWER_AGE_HOURS } from "~contract/entities/player-review";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { playerReviews } from "../../db/schema/player-reviews";
import { sanctions } from "../../db/schema/sanctions";
import { hasNotBlocked } from "../people/blocks";
import { isRunningAt } from "../sanctions/suspension";

const HOUR_MS = 3_600_000;

type Viewing = { viewer: { userId: string } | null; now: Date };

/** When an account is old enough for others to see what it has written. */
export function appearsAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + MIN_REVIEWER_AGE_HOURS * HOUR_MS);
}

/** Whether the viewer sees a review, in a query that joins its author (docs/product/reviews.md#who-sees-a-review). */
export function isShownTo({ viewer, now }: Viewing): SQL | undefined {
  const oldEnough = new Date(now.getTime() - MIN_REVIEWER_AGE_HOURS * HOUR_MS);
  return and(
    isNull(playerReviews.removedAt),
    eq(user.emailVerified, true),
    lte(user.createdAt, oldEnough),
    sql`not exists (select 1 from ${sanctions} where ${and(eq(sanctions.userId, user.id), isRunningAt(now))})`,
    viewer ? hasNotBlocked(viewer.userId, playerReviews.userId) : undefined,
  );
}

type Wanted = { reviewId: string; userId: string; now: Date };

/** One that the viewer sees and has not written. */
export async function findReviewOfOther(
  database: Database,
  { reviewId, userId, now }: Wanted,
): Promise<{ helpfulCount: number }> {
  const [found] = await database
    .select({ authorId: playerReviews.userId, helpfulCount: playerReviews.helpfulCount })
    .from(playerReviews)
    .innerJoin(user, eq(user.id, playerReviews.userId))
    .innerJoin(games, and(eq(games.gameId, playerReviews.gameId), eq(games.isPublished, true)))
    .where(and(eq(playerReviews.reviewId, reviewId), isShownTo({ viewer: { userId }, now })));
  if (!found) throw new ApiFailure("player_review_not_found");
  if (found.authorId === userId) throw new ApiFailure("player_review_own");
  return found;
}
