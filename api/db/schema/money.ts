import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { Translations } from "~contract/entities/identifiers";
import type { LedgerReason, PixelCurrency } from "~contract/entities/wallet";
import { games } from "./catalogue";
import { user } from "./identity";

/** What a player has of a currency: the sum of the ledger, kept beside it so that spending can lock one row. */
export const walletBalances = pgTable(
  "wallet_balances",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    currency: text("currency").$type<PixelCurrency>().notNull(),
    balance: bigint("balance", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.currency] }),
    check("wallet_balances_not_negative", sql`${table.balance} >= 0`),
  ],
);

/** Every change of a balance, in whole pixels; rows are added, never changed. */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    entryId: uuid("entry_id").primaryKey(),
    /** Order of writing: rows of one transaction share their time. */
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    currency: text("currency").$type<PixelCurrency>().notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    balanceAfter: bigint("balance_after", { mode: "number" }).notNull(),
    reason: text("reason").$type<LedgerReason>().notNull(),
    subject: jsonb("subject").$type<Translations>().notNull(),
    /** The tip, sticker gift, purchase or quest that caused it. */
    referenceId: uuid("reference_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("ledger_entries_user_idx").on(table.userId, table.sequence),
    check("ledger_entries_not_zero", sql`${table.amount} <> 0`),
    check("ledger_entries_not_negative", sql`${table.balanceAfter} >= 0`),
  ],
);

export const gameItems = pgTable(
  "game_items",
  {
    itemId: uuid("item_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    type: text("type").$type<"FULL_VERSION" | "PAID_GAME">().notNull(),
    /** In whole pixels for a pixel currency, else in the currency's smallest unit. */
    price: integer("price").notNull(),
    discountedPrice: integer("discounted_price"),
    currency: text("currency").notNull(),
    claimStartsAt: timestamp("claim_starts_at", { withTimezone: true }),
    claimEndsAt: timestamp("claim_ends_at", { withTimezone: true }),
  },
  (table) => [index("game_items_game_idx").on(table.gameId)],
);

export const purchases = pgTable(
  "purchases",
  {
    purchaseId: uuid("purchase_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    itemId: uuid("item_id")
      .notNull()
      .references(() => gameItems.itemId),
    price: integer("price").notNull(),
    currency: text("currency").notNull(),
    purchasedAt: timestamp("purchased_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("purchases_user_item_idx").on(table.userId, table.itemId),
    index("purchases_user_idx").on(table.userId, table.purchasedAt),
  ],
);

export const tips = pgTable(
  "tips",
  {
    tipId: uuid("tip_id").primaryKey(),
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    userId: uuid("user_id").references(() => user.id, { onDelete: "set null" }),
    amount: integer("amount").notNull(),
    currency: text("currency").$type<PixelCurrency>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("tips_game_idx").on(table.gameId, table.createdAt), index("tips_user_idx").on(table.userId)],
);

export const stickers = pgTable("stickers", {
  stickerId: uuid("sticker_id").primaryKey(),
  alias: text("alias").notNull().unique(),
  title: jsonb("title").$type<Translations>().notNull(),
  note: jsonb("note").$type<Translations>(),
  currency: text("currency").$type<PixelCurrency | "USD">().notNull(),
  /** In whole pixels for a pixel currency, else in the currency's smallest unit. */
  amount: integer("amount").notNull(),
  /** A path below /media/, or an absolute address. */
  picture: text("picture"),
  position: integer("position").notNull(),
});

/** How often each sticker was given to a game. */
export const gameStickers = pgTable(
  "game_stickers",
  {
    gameId: uuid("game_id")
      .notNull()
      .references(() => games.gameId, { onDelete: "cascade" }),
    stickerId: uuid("sticker_id")
      .notNull()
      .references(() => stickers.stickerId),
    uses: integer("uses").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.gameId, table.stickerId] })],
);

/**
 * What a change with an Idempotency-Key answered. The row is written in the change's own transaction: a repetition waits
 * for it and answers the same.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** Which call with which input: another one may not use the same key. */
    fingerprint: text("fingerprint").notNull(),
    answer: jsonb("answer"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_created_idx").on(table.createdAt),
  ],
);
