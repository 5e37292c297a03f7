import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { PlayerReviewReportReason } from "~contract/calls/player-reviews";
import type { PlayerReview } from "~contract/entities/player-review";
import { games } from "./catalogue";
import { user } from "./identity";

const moment = (column: string) => timestamp(column, { withTimezone: true });
const person = (column: string) => uuid(column).references(() => user.id, { onDelete: "set null" });

/** What players write about games, one of a player about a game. */
export const playerReviews = pgTable(
  "player_reviews",
  {
    reviewId: uuid("review_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    isRecommended: boolean("is_recommended").notNull(),
    locale: text("locale").$type<PlayerReview["locale"]>().notNull(),
    /** When it was written first. */
    playedMinutes: integer("played_minutes").notNull(),
    /** Rows of `player_review_votes`, counted with each change. */
    helpfulCount: integer("helpful_count").notNull().default(0),
    createdAt: moment("created_at").notNull(),
    editedAt: moment("edited_at"),
    answer: text("answer"),
    answeredBy: person("answered_by"),
    answeredAt: moment("answered_at"),
    answerEditedAt: moment("answer_edited_at"),
    /** By the desk. */
    removedAt: moment("removed_at"),
    removedBy: person("removed_by"),
    removalReason: text("removal_reason"),
  },
  (table) => {
    const isThere = sql`${table.removedAt} is null`;
    const helpfulFirst = [table.helpfulCount.desc().nullsFirst(), table.createdAt.desc().nullsFirst()] as const;
    return [
      unique("player_reviews_one_of_player").on(table.gameId, table.userId),
      index("player_reviews_helpful_idx")
        .on(table.gameId, ...helpfulFirst, table.reviewId)
        .where(isThere),
      index("player_reviews_vote_idx")
        .on(table.gameId, table.isRecommended, ...helpfulFirst, table.reviewId)
        .where(isThere),
      index("player_reviews_newest_idx")
        .on(table.gameId, table.createdAt.desc().nullsFirst(), table.reviewId)
        .where(isThere),
      index("player_reviews_user_idx").on(table.userId, table.createdAt),
      index("player_reviews_answered_by_idx").on(table.answeredBy),
      index("player_reviews_removed_by_idx").on(table.removedBy),
      check("player_reviews_helpful_not_negative", sql`${table.helpfulCount} >= 0`),
    ];
  },
);

/** Who finds which review helpful. */
export const playerReviewVotes = pgTable(
  "player_review_votes",
  {
    reviewId: uuid("review_id")
      .notNull()
      .references(() => playerReviews.reviewId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    votedAt: moment("voted_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.userId] }),
    index("player_review_votes_user_idx").on(table.userId, table.votedAt),
  ],
);

export const playerReviewReports = pgTable(
  "player_review_reports",
  {
    reportId: uuid("report_id").primaryKey(),
    reviewId: uuid("review_id")
      .notNull()
      .references(() => playerReviews.reviewId, { onDelete: "cascade" }),
    userId: person("user_id"),
    reason: text("reason").$type<PlayerReviewReportReason>().notNull(),
    comment: text("comment"),
    createdAt: moment("created_at").notNull(),
    /** Null while it waits for the desk (`report_cases`). */
    decidedAt: moment("decided_at"),
  },
  (table) => [
    index("player_review_reports_review_idx").on(table.reviewId, table.createdAt),
    index("player_review_reports_user_idx").on(table.userId),
  ],
);
