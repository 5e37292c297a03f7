import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { StatsEvent } from "~contract/entities/stats-event";

/** What browsers of consenting visitors measured; ids grow with the time of arrival. */
export const statsEvents = pgTable(
  "stats_events",
  {
    eventId: bigint("event_id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    name: text("name").notNull(),
    visitorId: uuid("visitor_id").notNull(),
    /** What the report counts by: the name of the page that was opened or of the element that was clicked. */
    label: text("label"),
    /** Where the visitor came from, as the address of the first page said. */
    source: text("source"),
    event: jsonb("event").$type<StatsEvent>().notNull(),
    receivedAt: timestamp("received_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // All that the report reads, so that it never opens an event.
    index("stats_events_report_idx").on(table.name, table.receivedAt, table.label, table.source, table.visitorId),
    // Measurements of somebody who was signed in, to be found when the account is exported or deleted.
    index("stats_events_user_idx").on(sql`(${table.event}->'data'->'user'->>'id')`, table.eventId),
  ],
);

/** How often a text was searched for on a day, by anybody: nothing tells who. */
export const searchTerms = pgTable(
  "search_terms",
  {
    /** By UTC. */
    day: date("day", { mode: "string" }).notNull(),
    term: text("term").notNull(),
    searches: integer("searches").notNull(),
    /** How many games the last of them found. */
    results: integer("results").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.term] })],
);
