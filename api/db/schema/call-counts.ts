import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Column names as rate-limiter-flexible expects them. */
export const callCounts = pgTable("call_counts", {
  key: text("key").primaryKey(),
  points: integer("points").notNull(),
  expire: timestamp("expire", { withTimezone: true }),
});
