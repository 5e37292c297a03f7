import { and, eq } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { playerReviews } from "../../db/schema/player-reviews";
import { isShownTo } from "./shown-reviews";

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
