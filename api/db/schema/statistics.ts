import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { StatsEvent } from "~contract/entities/stats-event";

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
