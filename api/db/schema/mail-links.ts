import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { user } from "./identity";

/**
 * Links that were sent by mail. Only a hash of the link's secret is kept: who reads the database cannot follow it.
 * `email` is the address that the link was sent to, and that it proves.
 */
export const mailLinks = pgTable(
  "mail_links",
  {
    id: uuid("id").defaultRandom().primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    purpose: text("purpose", { enum: ["activation", "email-change", "password-reset"] }).notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [index("mail_links_user_idx").on(table.userId, table.purpose)],
);
