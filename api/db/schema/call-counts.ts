import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** How often somebody made a limited call since the count began; the names are those that rate-limiter-flexible looks for. */
export const callCounts = pgTable("call_counts", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: timestamp("expire", { withTimezone: true }),
});
