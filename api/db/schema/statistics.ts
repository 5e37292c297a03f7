import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { FigureName, ScoreFigures } from "~contract/entities/figures";
import type { GameErrorKind } from "~contract/game-errors";
import type { StatsEvent } from "~contract/entities/stats-event";
import { games } from "./catalogue";
import type { DeviceClass, PageKind } from "../../store/statistics/event-classes";

/** From consenting visitors; ids grow with the time of arrival. */
export const statsEvents = pgTable(
  "stats_events",
  {
    eventId: bigint("event_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    visitorId: uuid("visitor_id").notNull(),
    /** Name of the opened page or the clicked element. */
    label: text("label"),
    /** The first page's utm_source. */
    source: text("source"),
    sessionId: uuid("session_id"),
    impressionId: uuid("impression_id"),
    /** Of the opened page. */
    gameId: uuid("game_id"),
    page: text("page").$type<PageKind>(),
    language: text("language"),
    /** Instead of the user agent, which is not stored. */
    device: text("device").$type<DeviceClass>(),
    seconds: real("seconds"),
    /** Of the session: "direct", a class of sites, or a registrable domain; null where the browser does not tell it. */
    referrer: text("referrer"),
    /** Of the track that a play was of, as it was when the event came. */
    version: text("version"),
    error: text("error").$type<GameErrorKind>(),
    event: jsonb("event").$type<StatsEvent>().notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // Covers the report, which never reads the event.
    index("stats_events_report_idx").on(table.name, table.receivedAt, table.label, table.source, table.visitorId),
    // For account export and deletion.
    index("stats_events_user_idx").on(sql`(${table.event}->'data'->'user'->>'id')`, table.eventId),
  ],
);

/** Stores nothing about the person who searched. */
export const searchTerms = pgTable(
  "search_terms",
  {
    day: date("day", { mode: "string" }).notNull(),
    term: text("term").notNull(),
    searches: integer("searches").notNull(),
    results: integer("results").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
);

/**
 * What is shown of a day (docs/product/figures.md), and nothing that is not: cells of fewer than ten people are folded
 * before they are stored. A scope is a game, a studio, or the zero UUID for the portal.
 */
export const figureDays = pgTable(
  "figure_days",
  {
    scopeId: uuid("scope_id").notNull(),
    day: date("day", { mode: "string" }).notNull(),
    name: text("name").$type<FigureName>().notNull(),
    /** "" for the whole, "other" for what was folded. */
    value: text("value").notNull(),
    count: bigint("count", { mode: "number" }).notNull(),
    /** Different ones of that day. */
    people: integer("people").notNull(),
    /** Seconds, players of the day before, or money, by the name. */
    amount: bigint("amount", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scopeId, table.name, table.day, table.value] }),
    index("figure_days_day_idx").on(table.day, table.name),
  ],
);

/** Different players of the last 7, 28, 90 and 365 days, which no sum of days gives. */
export const figureRanges = pgTable(
  "figure_ranges",
  {
    scopeId: uuid("scope_id").notNull(),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    days: integer("days").notNull(),
    players: integer("players").notNull(),
    /** The sum of the days, for medians of games. */
    plays: bigint("plays", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scopeId, table.lastDay, table.days] }),
    index("figure_ranges_day_idx").on(table.lastDay),
  ],
);

/**
 * Players of a game by the best score that each had in the last 7, 28, 90 or 365 days, of the last day alone: each range
 * of scores, up to `end_score`, is of ten players at least.
 */
export const figureScores = pgTable(
  "figure_scores",
  {
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    lastDay: date("last_day", { mode: "string" }).notNull(),
    days: integer("days").notNull(),
    type: text("type").$type<ScoreFigures["type"]>().notNull(),
    criteria: text("criteria").$type<ScoreFigures["criteria"]>().notNull(),
    startScore: bigint("start_score", { mode: "number" }).notNull(),
    endScore: bigint("end_score", { mode: "number" }).notNull(),
    players: integer("players").notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.days, table.type, table.criteria, table.startScore] })],
);

/** Days that are rolled up. */
export const figureRollUps = pgTable("figure_roll_ups", {
  day: date("day", { mode: "string" }).primaryKey(),
  rolledUpAt: timestamp("rolled_up_at", { withTimezone: true }).notNull(),
});
