import { and, eq, sql } from "drizzle-orm";
import type { OwnPlayerReview, PlayerReview } from "~contract/entities/player-review";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { playerReviews, playerReviewVotes } from "../../db/schema/player-reviews";
import { personColumns, toPerson } from "../people/people";
import { appearsAt } from "./shown-reviews";

type Viewer = { userId: string } | null;

/** Reviews with their authors. */
export function selectReviews(database: Database, viewer: Viewer) {
  const ownVote = database
    .select({ one: sql`1` })
    .from(playerReviewVotes)
    .where(
      and(eq(playerReviewVotes.reviewId, playerReviews.reviewId), eq(playerReviewVotes.userId, viewer?.userId ?? "")),
    );
  return database
    .select({
      review: playerReviews,
      person: personColumns,
      author: { createdAt: user.createdAt, emailVerified: user.emailVerified },
      isFoundHelpful: viewer ? sql<boolean>`exists ${ownVote}` : sql<boolean>`false`,
    })
    .from(playerReviews)
    .innerJoin(user, eq(user.id, playerReviews.userId))
    .$dynamic();
}

export type ReviewRow = Awaited<ReturnType<typeof selectReviews>>[number];

type Reader = { mediaBaseUrl: string; viewer: Viewer };

export function toPlayerReview(
  { review, person, isFoundHelpful }: ReviewRow,
  { mediaBaseUrl, viewer }: Reader,
): PlayerReview {
  const { reviewId, text, isRecommended, locale, playedMinutes, helpfulCount, createdAt, editedAt } = review;
  const { answer, answeredAt, answerEditedAt } = review;
  return {
    ...{ reviewId, author: toPerson(mediaBaseUrl, person), text, isRecommended, locale, playedMinutes },
    ...{ createdDate: createdAt.toISOString(), editedDate: editedAt?.toISOString() ?? null },
    ...{ helpful: helpfulCount, isFoundHelpful, isOwn: review.userId === viewer?.userId },
    answer:
      answer === null || answeredAt === null
        ? null
        : { text: answer, date: answeredAt.toISOString(), editedDate: answerEditedAt?.toISOString() ?? null },
  };
}

export function toOwnReview(row: ReviewRow, reader: Reader & { now: Date }): OwnPlayerReview {
  const { removedAt, removalReason } = row.review;
  const appears = appearsAt(row.author.createdAt);
  return {
    ...toPlayerReview(row, reader),
    appearsDate: appears > reader.now ? appears.toISOString() : null,
    waitsForEmail: !row.author.emailVerified,
    removal: removedAt === null ? null : { reason: removalReason ?? "", date: removedAt.toISOString() },
  };
}
