import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { OrderStatus } from "~contract/entities/order";
import { user } from "./identity";
import { gameItems, purchases } from "./money";

/**
 * Somebody's wish to buy an item for real money. A row is written before the provider is asked, so that whatever gets
 * lost on the way, the next try is for the same order.
 */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    orderId: uuid("order_id").primaryKey(),
    /** Null once the account is gone: money that came in stays in the books, without a name. */
    userId: uuid("user_id").references(() => user.id, { onDelete: "set null" }),
    itemId: uuid("item_id")
      .notNull()
      .references(() => gameItems.itemId),
    provider: text("provider").$type<"STRIPE" | "XSOLLA">().notNull(),
    status: text("status").$type<OrderStatus>().notNull().default("PENDING"),
    /** In the currency's smallest unit. */
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    /** What the provider's page names, and in which language: the same words each time it is asked for the order. */
    title: text("title").notNull(),
    locale: text("locale").notNull(),
    /** The provider's page; null until it has answered. */
    paymentUrl: text("payment_url"),
    /** How often the provider has answered with a failure: asked with the same key, it would repeat that. */
    failures: integer("failures").notNull().default(0),
    /** The provider's own name for the payment that settled the order. */
    paymentId: text("payment_id"),
    /** What the buyer got for it; null for money that is on its way back. */
    purchaseId: uuid("purchase_id").references(() => purchases.purchaseId, { onDelete: "set null" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("payment_orders_pending_idx")
      .on(table.userId, table.itemId)
      .where(sql`${table.status} = 'PENDING'`),
    uniqueIndex("payment_orders_payment_idx").on(table.provider, table.paymentId),
    index("payment_orders_user_idx").on(table.userId, table.createdAt),
    index("payment_orders_purchase_idx").on(table.purchaseId),
    check("payment_orders_amount_positive", sql`${table.amount} > 0`),
  ],
);
