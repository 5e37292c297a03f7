import { asc, eq } from "drizzle-orm";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { playerReviewReports, playerReviews, playerReviewVotes } from "../../db/schema/player-reviews";
import { isoTimeOf, isoTimeOrNullOf, pageOf, type Readers } from "./reader";

export const REVIEW_READERS: Readers<"reviews" | "helpfulReviews" | "reviewReports"> = {
  reviews: async (query) => {
    const { gameId, text, isRecommended, locale, playedMinutes, helpfulCount, answer, removalReason } = playerReviews;
    const { createdAt, editedAt, removedAt } = playerReviews;
    const rows = query.database
      .select({
        ...{ gameId, gameTitle: games.title, text, isRecommended, locale, playedMinutes, helpful: helpfulCount },
        ...{ createdAt: isoTimeOf(createdAt), editedAt: isoTimeOrNullOf(editedAt), answer },
        ...{ removedAt: isoTimeOrNullOf(removedAt), removalReason },
      })
      .from(playerReviews)
      .innerJoin(games, eq(games.gameId, gameId))
      .where(eq(playerReviews.userId, query.userId))
      .orderBy(asc(createdAt), asc(playerReviews.reviewId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "reviews", ...pageOf(query, await rows) };
  },

  helpfulReviews: async (query) => {
    const { gameId } = playerReviews;
    const { votedAt } = playerReviewVotes;
    const rows = query.database
      .select({ gameId, gameTitle: games.title, username: user.displayUsername, votedAt: isoTimeOf(votedAt) })
      .from(playerReviewVotes)
      .innerJoin(playerReviews, eq(playerReviews.reviewId, playerReviewVotes.reviewId))
      .innerJoin(games, eq(games.gameId, gameId))
      .innerJoin(user, eq(user.id, playerReviews.userId))
      .where(eq(playerReviewVotes.userId, query.userId))
      .orderBy(asc(votedAt), asc(playerReviewVotes.reviewId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "helpfulReviews", ...pageOf(query, await rows) };
  },

  reviewReports: async (query) => {
    const { gameId } = playerReviews;
    const { reason, comment, createdAt } = playerReviewReports;
    const sent = { reason, comment, createdAt: isoTimeOf(createdAt) };
    const rows = query.database
      .select({ gameId, gameTitle: games.title, username: user.displayUsername, ...sent })
      .from(playerReviewReports)
      .innerJoin(playerReviews, eq(playerReviews.reviewId, playerReviewReports.reviewId))
      .innerJoin(games, eq(games.gameId, gameId))
      .innerJoin(user, eq(user.id, playerReviews.userId))
      .where(eq(playerReviewReports.userId, query.userId))
      .orderBy(asc(createdAt), asc(playerReviewReports.reportId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "reviewReports", ...pageOf(query, await rows) };
  },
};
