import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database";
import { paymentDisputes } from "../../db/schema/refunds";
import type { OrderRow } from "./orders";

type Payment = Pick<OrderRow, "provider" | "paymentId">;

/** Open, or lost. */
export async function isDisputedPayment(transaction: Database, payment: Payment): Promise<boolean> {
  return (await listDisputes(transaction, payment)).length > 0;
}

/** Of all open and lost disputes; one in another currency than the order's is about all of it. */
export async function disputedAmount(
  transaction: Database,
  { amount, currency, ...payment }: Payment & Pick<OrderRow, "amount" | "currency">,
): Promise<number> {
  const disputes = await listDisputes(transaction, payment);
  const parts = disputes.map((dispute) => (dispute.currency === currency ? dispute.amount : amount));
  return Math.min(
    amount,
    parts.reduce((sum, part) => sum + part, 0),
  );
}

async function listDisputes(transaction: Database, { provider, paymentId }: Payment) {
  if (paymentId === null) return [];
  const ofPayment = and(eq(paymentDisputes.provider, provider), eq(paymentDisputes.paymentId, paymentId));
  return transaction
    .select({ amount: paymentDisputes.amount, currency: paymentDisputes.currency })
    .from(paymentDisputes)
    .where(and(ofPayment, inArray(paymentDisputes.state, ["open", "lost"])));
}
