import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { games, studios } from "./catalogue";
import { paymentOrders } from "./payments";

const moment = (column: string) => timestamp(column, { withTimezone: true });
/** Amounts are of the currency's smallest unit. */
const amountOf = (column: string) => bigint(column, { mode: "number" }).notNull();
/** Books outlive what they are about: none of these is deleted with it. */
const studioId = () =>
  uuid("studio_id")
    .notNull()
    .references(() => studios.studioId);

/** The sum of the ledger, denormalized so that paying out locks one row. */
export const studioBalances = pgTable(
  "studio_balances",
  { studioId: studioId(), currency: text("currency").notNull(), balance: amountOf("balance").default(0) },
  (table) => [
    primaryKey({ columns: [table.studioId, table.currency] }),
    index("studio_balances_due_idx")
      .on(table.currency, table.balance)
      .where(sql`${table.balance} > 0`),
  ],
);

export const studioPayouts = pgTable(
  "studio_payouts",
  {
    payoutId: uuid("payout_id").primaryKey(),
    studioId: studioId(),
    currency: text("currency").notNull(),
    amount: amountOf("amount"),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    reference: text("reference").notNull(),
    /** Where it went, as known when it was recorded. */
    holder: text("holder"),
    account: text("account"),
    createdAt: moment("created_at").notNull(),
    reversedAt: moment("reversed_at"),
    reversalReason: text("reversal_reason"),
  },
  (table) => [
    index("studio_payouts_created_idx").on(table.createdAt.desc().nullsFirst(), table.payoutId),
    check("studio_payouts_amount_positive", sql`${table.amount} > 0`),
  ],
);

/** What studios earn and were paid. A trigger refuses to change or delete rows. */
export const studioEarnings = pgTable(
  "studio_earnings",
  {
    entryId: uuid("entry_id").primaryKey(),
    sequence: bigint("sequence", { mode: "number" }).generatedAlwaysAsIdentity(),
    studioId: studioId(),
    currency: text("currency").notNull(),
    kind: text("kind", { enum: ["SALE", "REFUND", "CHARGEBACK", "PAYOUT", "PAYOUT_REVERSAL"] }).notNull(),
    /** Of the studio; 0 for a sale without a share. */
    amount: amountOf("amount"),
    orderId: uuid("order_id").references(() => paymentOrders.orderId),
    gameId: uuid("game_id").references(() => games.gameId),
    payoutId: uuid("payout_id").references(() => studioPayouts.payoutId),
    /** At which a sale was made, in hundredths of a per cent. */
    sharePoints: integer("share_points"),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("studio_earnings_studio_idx").on(table.studioId, table.createdAt),
    index("studio_earnings_order_idx").on(table.orderId),
    uniqueIndex("studio_earnings_sale_idx")
      .on(table.orderId)
      .where(sql`${table.kind} = 'SALE'`),
    uniqueIndex("studio_earnings_payout_idx").on(table.payoutId, table.kind),
    check("studio_earnings_source", sql`num_nonnulls(${table.orderId}, ${table.payoutId}) = 1`),
    check("studio_earnings_of_game", sql`(${table.orderId} is null) = (${table.gameId} is null)`),
  ],
);

/** The latest that is valid counts; without a studio, the portal's. */
export const studioShares = pgTable(
  "studio_shares",
  {
    sequence: bigint("sequence", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    studioId: uuid("studio_id").references(() => studios.studioId, { onDelete: "cascade" }),
    /** Null: the studio has the portal's. */
    points: integer("points"),
    validFrom: moment("valid_from").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("studio_shares_studio_idx").on(table.studioId, table.validFrom),
    check("studio_shares_points", sql`${table.points} between 0 and 10000`),
    check("studio_shares_of_portal", sql`num_nonnulls(${table.studioId}, ${table.points}) > 0`),
  ],
);

export const studioBankDetails = pgTable("studio_bank_details", {
  studioId: uuid("studio_id")
    .primaryKey()
    .references(() => studios.studioId, { onDelete: "cascade" }),
  holder: text("holder").notNull(),
  iban: text("iban"),
  /** Where the bank has no IBANs. */
  otherAccount: text("other_account"),
  changedAt: moment("changed_at").notNull(),
});
