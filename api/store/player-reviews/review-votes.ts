import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { playerReviews, playerReviewVotes } from "../../db/schema/player-reviews";
import { lockUser } from "../user-lock";
import { findReviewOfOther } from "./shown-reviews";

type Vote = { reviewId: string; userId: string; isHelpful: boolean; now: Date };
type Counted = { helpful: number; isFoundHelpful: boolean };

export async function voteForReview(database: Database, vote: Vote): Promise<Counted> {
  const { reviewId, userId, isHelpful, now } = vote;
  return database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const { helpfulCount } = await findReviewOfOther(transaction, vote);
    const changed = isHelpful
      ? await transaction
          .insert(playerReviewVotes)
          .values({ reviewId, userId, votedAt: now })
          .onConflictDoNothing()
          .returning({ reviewId: playerReviewVotes.reviewId })
      : await transaction
          .delete(playerReviewVotes)
          .where(and(eq(playerReviewVotes.reviewId, reviewId), eq(playerReviewVotes.userId, userId)))
          .returning({ reviewId: playerReviewVotes.reviewId });
    if (changed.length === 0) return { helpful: helpfulCount, isFoundHelpful: isHelpful };
    const [counted] = await transaction
      .update(playerReviews)
      .set({ helpfulCount: sql`${playerReviews.helpfulCount} + ${isHelpful ? 1 : -1}` })
      .where(eq(playerReviews.reviewId, reviewId))
      .returning({ helpful: playerReviews.helpfulCount });
    return { helpful: counted?.helpful ?? 0, isFoundHelpful: isHelpful };
  });
}

/** Of an account that is deleted, whose votes go with it. */
export async function takeVotesBack(transaction: Database, userId: string): Promise<void> {
  const voted = transaction
    .select({ reviewId: playerReviewVotes.reviewId })
    .from(playerReviewVotes)
    .where(eq(playerReviewVotes.userId, userId));
  await transaction
    .update(playerReviews)
    .set({ helpfulCount: sql`${playerReviews.helpfulCount} - 1` })
    .where(inArray(playerReviews.reviewId, voted));
  await transaction.delete(playerReviewVotes).where(eq(playerReviewVotes.userId, userId));
}
