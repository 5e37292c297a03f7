import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { OrderStatus } from "~contract/entities/order";
import { user } from "./identity";
import { gameItems, purchases } from "./money";

/** Written before the provider is called, so that a retry after any failure uses the same order. */
export const paymentOrders = pgTable(
  "payment_orders",
  {
    orderId: uuid("order_id").primaryKey(),
    /** Null after account deletion: the payment stays in the books. */
    userId: uuid("user_id").references(() => user.id, { onDelete: "set null" }),
    itemId: uuid("item_id")
      .notNull()
      .references(() => gameItems.itemId),
    provider: text("provider").$type<"STRIPE" | "XSOLLA">().notNull(),
    status: text("status").$type<OrderStatus>().notNull().default("PENDING"),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    title: text("title").notNull(),
    locale: text("locale").notNull(),
    paymentUrl: text("payment_url"),
    /** Part of the provider's idempotency key, under which it would repeat a failure. */
    failures: integer("failures").notNull().default(0),
    paymentId: text("payment_id"),
    /** Included in the amount, in its unit; null if the provider has told none. */
    tax: integer("tax"),
    /** What the provider has confirmed, in the unit of the amount. */
    refunded: integer("refunded").notNull().default(0),
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
    index("payment_orders_paid_idx")
      .on(table.createdAt.desc().nullsFirst(), table.orderId)
      .where(sql`${table.paymentId} is not null`),
    index("payment_orders_provider_idx").on(table.provider, table.createdAt),
    index("payment_orders_purchase_idx").on(table.purchaseId),
    check("payment_orders_amount_positive", sql`${table.amount} > 0`),
    check("payment_orders_refunded", sql`${table.refunded} between 0 and ${table.amount}`),
  ],
);
