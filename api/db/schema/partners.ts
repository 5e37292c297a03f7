import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "./identity";

/** Another site whose accounts players may link to theirs; written from the configuration at start. */
export const partners = pgTable("partners", {
  alias: text("alias").primaryKey(),
  name: text("name").notNull(),
  siteUrl: text("site_url").notNull(),
});

/** A code that a partner has shown to the owner of one of its accounts; entering it here links the two. */
export const partnerLinkCodes = pgTable(
  "partner_link_codes",
  {
    code: text("code").primaryKey(),
    partnerAlias: text("partner_alias")
      .notNull()
      .references(() => partners.alias, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    accountName: text("account_name").notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("partner_link_codes_expiry_idx").on(table.expiresAt)],
);

/** A player's account at a partner: one of each, and each at one player. */
export const partnerAccounts = pgTable(
  "partner_accounts",
  {
    partnerAlias: text("partner_alias")
      .notNull()
      .references(() => partners.alias, { onDelete: "cascade" }),
    accountId: text("account_id").notNull(),
    accountName: text("account_name").notNull(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    linkedAt: timestamp("linked_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerAlias, table.accountId] }),
    uniqueIndex("partner_accounts_user_idx").on(table.userId, table.partnerAlias),
  ],
);
