import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { ReportReason } from "~contract/calls/games";
import { games, studios, tracks } from "./catalogue";
import { user } from "./identity";
import { challenges } from "./scores";

export const favorites = pgTable(
  "favorites",
  {
    favoriteId: uuid("favorite_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    gameId: uuid("game_id").references(() => games.gameId, { onDelete: "cascade" }),
    challengeId: uuid("challenge_id").references(() => challenges.challengeId, { onDelete: "cascade" }),
    studioId: uuid("studio_id").references(() => studios.studioId, { onDelete: "cascade" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("favorites_game_idx").on(table.userId, table.gameId),
    uniqueIndex("favorites_challenge_idx").on(table.userId, table.challengeId),
    uniqueIndex("favorites_studio_idx").on(table.userId, table.studioId),
    index("favorites_of_game_idx").on(table.gameId),
    index("favorites_of_studio_idx").on(table.studioId),
    index("favorites_user_idx").on(table.userId, table.createdAt),
    check("favorites_one_kind", sql`num_nonnulls(${table.gameId}, ${table.challengeId}, ${table.studioId}) = 1`),
  ],
);

export const gameRatings = pgTable(
  "game_ratings",
  {
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    rating: smallint("rating").notNull(),
    ratedAt: timestamp("rated_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.userId] }),
    index("game_ratings_user_idx").on(table.userId),
    check("game_ratings_range", sql`${table.rating} between 1 and 5`),
  ],
);

export const gameReports = pgTable(
  "game_reports",
  {
    reportId: uuid("report_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    trackId: uuid("track_id").references(() => tracks.trackId, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => user.id, { onDelete: "set null" }),
    reason: text("reason").$type<ReportReason>().notNull(),
    comment: text("comment"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Null while it waits for the desk (`report_cases`). */
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (table) => [
    index("game_reports_game_idx").on(table.gameId, table.createdAt),
    index("game_reports_user_idx").on(table.userId),
  ],
);

/** The zero UUID stands for all games or challenges. Plays stay, for counters and pending scores. */
export const recentClearings = pgTable(
  "recent_clearings",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    kind: text("kind").$type<"games" | "challenges">().notNull(),
    subjectId: uuid("subject_id").notNull(),
    clearedAt: timestamp("cleared_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.subjectId] })],
);
