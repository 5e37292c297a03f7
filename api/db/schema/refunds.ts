import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { PixelCurrency } from "~contract/entities/wallet";
import { user } from "./identity";
import { purchases } from "./money";
import { paymentOrders } from "./payments";

const moment = (column: string) => timestamp(column, { withTimezone: true });

/** Of an order for real money, or of a purchase in pixels. Written before the provider is asked. */
export const refunds = pgTable(
  "refunds",
  {
    /** Also the idempotency key at the provider. */
    refundId: uuid("refund_id").primaryKey(),
    orderId: uuid("order_id").references(() => paymentOrders.orderId),
    purchaseId: uuid("purchase_id").references(() => purchases.purchaseId, { onDelete: "cascade" }),
    amount: integer("amount").notNull(),
    state: text("state", { enum: ["pending", "done", "failed"] }).notNull(),
    /** Null: made at the provider. */
    reason: text("reason"),
    staffId: uuid("staff_id").references(() => user.id, { onDelete: "set null" }),
    /** The provider's id. */
    reference: text("reference"),
    /** When the provider was asked, which may not be repeated everywhere. */
    sentAt: moment("sent_at"),
    createdAt: moment("created_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (table) => [
    uniqueIndex("refunds_reference_idx").on(table.orderId, table.reference),
    index("refunds_purchase_idx").on(table.purchaseId),
    index("refunds_unsettled_idx")
      .on(table.state, table.createdAt)
      .where(sql`${table.state} <> 'done'`),
    check("refunds_amount_positive", sql`${table.amount} > 0`),
    check("refunds_of_one", sql`num_nonnulls(${table.orderId}, ${table.purchaseId}) = 1`),
  ],
);

/** By payment, since a notice of a dispute may come before that of its payment. */
export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    provider: text("provider").$type<"STRIPE" | "XSOLLA">().notNull(),
    /** The provider's id. */
    reference: text("reference").notNull(),
    paymentId: text("payment_id").notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    state: text("state", { enum: ["open", "lost", "won"] }).notNull(),
    openedAt: moment("opened_at").notNull(),
    closedAt: moment("closed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.reference] }),
    index("payment_disputes_payment_idx").on(table.provider, table.paymentId),
  ],
);

/** Pixels from the desk. */
export const pixelGrants = pgTable(
  "pixel_grants",
  {
    grantId: uuid("grant_id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    staffId: uuid("staff_id").references(() => user.id, { onDelete: "set null" }),
    currency: text("currency").$type<PixelCurrency>().notNull(),
    amount: integer("amount").notNull(),
    reason: text("reason").notNull(),
    /** What they were given for: they are taken back with its money. */
    orderId: uuid("order_id").references(() => paymentOrders.orderId),
    /** Of the order, when they were given. */
    refundedBefore: integer("refunded_before").notNull().default(0),
    takenBack: integer("taken_back").notNull().default(0),
    createdAt: moment("created_at").notNull(),
  },
  (table) => [
    index("pixel_grants_user_idx").on(table.userId, table.createdAt),
    index("pixel_grants_staff_idx").on(table.staffId, table.createdAt),
    index("pixel_grants_order_idx").on(table.orderId),
    check("pixel_grants_taken_back", sql`${table.takenBack} between 0 and ${table.amount}`),
  ],
);
