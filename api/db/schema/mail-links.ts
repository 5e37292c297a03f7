import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { user } from "./identity";

/** Stores only a hash of the secret, so that reading the database is not enough to use a link. */
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
