import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
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

/** The sum of the ledger, denormalized so that spending locks one row. */
export const walletBalances = pgTable(
  "wallet_balances",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    currency: text("currency").$type<PixelCurrency>().notNull(),
    balance: bigint("balance", { mode: "number" }).notNull().default(0),
    /** What could not be taken back, because it was spent: later credits pay it first. */
    debt: bigint("debt", { mode: "number" }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.currency] }),
    check("wallet_balances_not_negative", sql`${table.balance} >= 0`),
    check("wallet_balances_debt", sql`${table.debt} >= 0`),
  ],
);

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    entryId: uuid("entry_id").primaryKey(),
    /** Order of writing: rows of one transaction have the same time. */
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    currency: text("currency").$type<PixelCurrency>().notNull(),
    amount: bigint("amount", { mode: "number" }).notNull(),
    balanceAfter: bigint("balance_after", { mode: "number" }).notNull(),
    reason: text("reason").$type<LedgerReason>().notNull(),
    subject: jsonb("subject").$type<Translations>().notNull(),
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
    /** Whole pixels, or the currency's smallest unit. */
    price: integer("price").notNull(),
    discountedPrice: integer("discounted_price"),
    currency: text("currency").notNull(),
    claimStartsAt: timestamp("claim_starts_at", { withTimezone: true }),
    claimEndsAt: timestamp("claim_ends_at", { withTimezone: true }),
    /** One that was taken away stays for those who have bought it. */
    isOffered: boolean("is_offered").notNull().default(true),
  },
  (table) => [
    index("game_items_game_idx").on(table.gameId),
    uniqueIndex("game_items_offered_idx")
      .on(table.gameId, table.type)
      .where(sql`${table.isOffered}`),
  ],
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
    /** In the unit of the price. */
    refunded: integer("refunded").notNull().default(0),
    /** Since when the item is not the buyer's: refunded in full, or charged back. */
    withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("purchases_user_item_idx")
      .on(table.userId, table.itemId)
      .where(sql`${table.withdrawnAt} is null`),
    check("purchases_refunded", sql`${table.refunded} between 0 and ${table.price}`),
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
  amount: integer("amount").notNull(),
  picture: text("picture"),
  position: integer("position").notNull(),
  /** Archived ones are given no more; those that were given stay. */
  isPublished: boolean("is_published").notNull().default(true),
});

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

/** Written in the change's own transaction: a concurrent repeat waits for it and gets the same response. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    /** Hash of call and input: another call may not use the same key. */
    fingerprint: text("fingerprint").notNull(),
    answer: jsonb("answer"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index("idempotency_keys_created_idx").on(table.createdAt),
  ],
);
