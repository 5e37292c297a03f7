import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { Translations } from "~contract/entities/identifiers";
import { games, tracks } from "./catalogue";
import { user } from "./identity";

export const challenges = pgTable(
  "challenges",
  {
    challengeId: uuid("challenge_id").primaryKey(),
    shortId: text("short_id").notNull().unique(),
    version: integer("version").notNull().default(1),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    trackId: uuid("track_id")
      .notNull()
      .references(() => tracks.trackId),
    /** Only plays of this release count; null: of all of the track. Stays when the release is deleted. */
    releaseId: uuid("release_id"),
    name: jsonb("name").$type<Translations>().notNull(),
    mangledName: text("mangled_name").notNull(),
    shortDescription: jsonb("short_description").$type<Translations>(),
    longDescription: jsonb("long_description").$type<Translations>(),
    criteria: text("criteria").$type<"highest_wins" | "lowest_wins">().notNull(),
    type: text("type").$type<"points" | "duration">().notNull(),
    mode: text("mode").notNull(),
    seed: bigint("seed", { mode: "number" }).notNull(),
    art: text("art").notNull(),
    isPublished: boolean("is_published").notNull().default(true),
    /** Of the game, copied by triggers. */
    isGamePublished: boolean("is_game_published").notNull().default(true),
    isMonthly: boolean("is_monthly").notNull().default(false),
    startsAt: timestamp("starts_at", { withTimezone: true }),
    endsAt: timestamp("ends_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** Counts unless the challenge ended later, for instance after a new end. */
    winnersAnnouncedAt: timestamp("winners_announced_at", { withTimezone: true }),
  },
  (table) => [
    index("challenges_game_idx").on(table.gameId),
    index("challenges_track_idx").on(table.trackId),
    index("challenges_newest_idx").on(table.createdAt.desc().nullsFirst(), table.challengeId),
    // Covers all filters, so that counting and skipping read no wide rows.
    index("challenges_filter_idx")
      .on(
        table.createdAt.desc().nullsFirst(),
        ...[table.challengeId, table.gameId, table.startsAt, table.endsAt, table.criteria, table.isMonthly],
      )
      .where(sql`${table.isPublished} and ${table.isGamePublished}`),
    index("challenges_starting_idx").on(table.startsAt),
    index("challenges_ending_idx").on(table.endsAt),
    index("challenges_end_order_idx").on(
      sql`coalesce(${table.endsAt}, 'infinity'::timestamptz)`,
      ...[table.createdAt.desc().nullsFirst(), table.challengeId],
    ),
  ],
);

export const plays = pgTable(
  "plays",
  {
    playId: uuid("play_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    trackId: uuid("track_id")
      .notNull()
      .references(() => tracks.trackId),
    /** What the track pointed to at the start; null: to no release yet. */
    releaseId: uuid("release_id"),
    challengeId: uuid("challenge_id").references(() => challenges.challengeId, { onDelete: "set null" }),
    startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
    lastActivityAt: timestamp("last_activity_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("plays_user_game_idx").on(table.userId, table.gameId, table.startedAt),
    index("plays_user_challenge_idx")
      .on(table.userId, table.challengeId, table.startedAt)
      .where(sql`${table.challengeId} is not null`),
    index("plays_game_idx").on(table.gameId, table.startedAt, table.userId),
    index("plays_started_idx").on(table.startedAt, table.gameId),
  ],
);

/** All submitted scores; leaderboards read personalBests. */
export const scores = pgTable(
  "scores",
  {
    scoreId: uuid("score_id").primaryKey(),
    /** The id for games: some read it as a number. */
    scoreNumber: bigint("score_number", { mode: "number" }).notNull().generatedAlwaysAsIdentity(),
    challengeId: uuid("challenge_id")
      .notNull()
      .references(() => challenges.challengeId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    playId: uuid("play_id").references(() => plays.playId, { onDelete: "set null" }),
    score: bigint("score", { mode: "number" }).notNull(),
    achievedAt: timestamp("achieved_at", { withTimezone: true }).notNull(),
    /** Waits for review since then, and counts for nothing meanwhile. */
    heldAt: timestamp("held_at", { withTimezone: true }),
  },
  (table) => [
    index("scores_held_idx")
      .on(table.heldAt)
      .where(sql`${table.heldAt} is not null`),
    index("scores_user_idx").on(table.userId, table.achievedAt),
    index("scores_challenge_user_idx").on(table.challengeId, table.userId),
    index("scores_play_idx").on(table.playId),
    check("scores_not_negative", sql`${table.score} >= 0`),
  ],
);

// `rankKey` is negated where the highest wins, so that one ascending index ranks both. Guests are not ranked.
// Triggers copy `countryCode` from user, for the index of country boards.
export const personalBests = pgTable(
  "personal_bests",
  {
    challengeId: uuid("challenge_id")
      .notNull()
      .references(() => challenges.challengeId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    scoreId: uuid("score_id").notNull(),
    score: bigint("score", { mode: "number" }).notNull(),
    rankKey: bigint("rank_key", { mode: "number" }).notNull(),
    achievedAt: timestamp("achieved_at", { withTimezone: true }).notNull(),
    isRanked: boolean("is_ranked").notNull(),
    countryCode: text("country_code"),
  },
  (table) => [
    primaryKey({ columns: [table.challengeId, table.userId] }),
    index("personal_bests_rank_idx")
      .on(table.challengeId, table.rankKey, table.achievedAt, table.scoreId)
      .where(sql`${table.isRanked}`),
    index("personal_bests_country_idx")
      .on(table.challengeId, table.countryCode, table.rankKey, table.achievedAt, table.scoreId)
      .where(sql`${table.isRanked}`),
    index("personal_bests_user_idx").on(table.userId),
  ],
);

/** Counts of leaderboards (docs/decisions/0126-counted-leaderboards.md), written by triggers. */
export const boardMarks = pgTable(
  "board_marks",
  {
    challengeId: uuid("challenge_id")
      .notNull()
      .references(() => challenges.challengeId, { onDelete: "cascade" }),
    /** Empty: everybody's board. */
    countryCode: text("country_code").notNull(),
    level: integer("level").notNull(),
    rankKey: bigint("rank_key", { mode: "number" }).notNull(),
    achievedAt: timestamp("achieved_at", { withTimezone: true }).notNull(),
    scoreId: uuid("score_id").notNull(),
    /** From the mark before of this level, which counts, to this one, which does not. */
    players: integer("players").notNull(),
  },
  ({ challengeId, countryCode, level, rankKey, achievedAt, scoreId }) => [
    primaryKey({ name: "board_marks_pk", columns: [challengeId, countryCode, level, rankKey, achievedAt, scoreId] }),
  ],
);

/** Players without a personal best there; their scores are stored as anybody's. */
export const challengeDisqualifications = pgTable(
  "challenge_disqualifications",
  {
    challengeId: uuid("challenge_id")
      .notNull()
      .references(() => challenges.challengeId, { onDelete: "cascade" }),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    /** Shown to the player. */
    reason: text("reason").notNull(),
    /** Null: a deleted account. */
    by: uuid("by").references(() => user.id, { onDelete: "set null" }),
    since: timestamp("since", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.challengeId, table.userId] }),
    index("challenge_disqualifications_user_idx").on(table.userId),
  ],
);
