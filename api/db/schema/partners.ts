import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { user } from "./identity";

/** Written from the configuration at startup. */
export const partners = pgTable("partners", {
  alias: text("alias").primaryKey(),
  name: text("name").notNull(),
  siteUrl: text("site_url").notNull(),
});

/** The partner shows the code to its account's owner, who enters it here. */
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
