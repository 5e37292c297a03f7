import { and, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { paymentOrders } from "../../db/schema/payments";
import type { PaymentProviderName } from "../../payments/payment-provider";
import { lockUser } from "../user-lock";
import type { OrderRow } from "./orders";

/** Null: there is no such order. Locks the buyer before the order, as everywhere. */
export async function changeOrder<Result>(
  database: Database,
  which: SQL | undefined,
  change: (transaction: Database, order: OrderRow) => Promise<Result>,
): Promise<Result | null> {
  return database.transaction((transaction) => changeOrderWithin(transaction, which, change));
}

export async function changeOrderWithin<Result>(
  transaction: Database,
  which: SQL | undefined,
  change: (transaction: Database, order: OrderRow) => Promise<Result>,
): Promise<Result | null> {
  const [found] = await transaction.select({ userId: paymentOrders.userId }).from(paymentOrders).where(which);
  if (!found) return null;
  if (found.userId !== null) await lockUser(transaction, found.userId);
  const [order] = await transaction.select().from(paymentOrders).where(which).for("update");
  return order ? change(transaction, order) : null;
}

/** Orders a payment and its dispute, which know each other by the payment only. Taken before any other lock. */
export async function lockPayment(
  transaction: Database,
  payment: { provider: PaymentProviderName; paymentId: string },
) {
  const { provider, paymentId } = payment;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${paymentId}`}, 0))`);
}

export function ofPayment(payment: { provider: PaymentProviderName; paymentId: string }): SQL | undefined {
  return and(eq(paymentOrders.provider, payment.provider), eq(paymentOrders.paymentId, payment.paymentId));
}
