import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Database } from "../../db/database";
import { refunds } from "../../db/schema/refunds";
import type { RefundNotice } from "../../payments/payment-event";
import type { PaymentProviderName } from "../../payments/payment-provider";
import { changeOrder, ofPayment } from "./change-order";
import type { OrderRow } from "./orders";
import { settleOrder, sumOfRefunds } from "./settle-order";

type RefundRow = typeof refunds.$inferSelect;

/** Later states stay: a notice of an earlier one comes late, or twice. */
const RANKS: Record<RefundRow["state"], number> = { pending: 0, done: 1, failed: 2 };

/** Idempotent. Of another shop on the same account, nothing is known. */
export async function recordRefund(
  database: Database,
  notice: RefundNotice,
  { provider, now }: { provider: PaymentProviderName; now: Date },
): Promise<void> {
  const { paymentId, reference, amount, state } = notice;
  await changeOrder(database, ofPayment({ provider, paymentId }), async (transaction, { orderId }) => {
    const known = await findRefund(transaction, orderId, notice);
    if (known && RANKS[known.state] > RANKS[state]) return;
    const settledAt = state === "pending" ? null : (known?.settledAt ?? now);
    const row = known ?? { refundId: randomUUID(), orderId, createdAt: now };
    const values = { reference, amount, state, settledAt };
    await transaction
      .insert(refunds)
      .values({ ...row, ...values })
      .onConflictDoUpdate({ target: refunds.refundId, set: values });
    await settleOrder(transaction, orderId, { reason: known?.reason ?? null, now });
  });
}

/** By our id, by the provider's, or, where notices have neither, the one of that amount that has waited longest. */
async function findRefund(
  transaction: Database,
  orderId: string,
  { refundId, reference, amount }: RefundNotice,
): Promise<RefundRow | undefined> {
  const ofOrder = eq(refunds.orderId, orderId);
  const named = refundId === null ? undefined : eq(refunds.refundId, refundId);
  const [known] = await transaction
    .select()
    .from(refunds)
    .where(and(ofOrder, or(eq(refunds.reference, reference), named)));
  if (known || refundId !== null) return known;
  const isWaiting = and(eq(refunds.state, "pending"), isNull(refunds.reference), eq(refunds.amount, amount));
  const [waiting] = await transaction
    .select()
    .from(refunds)
    .where(and(ofOrder, isWaiting))
    .orderBy(asc(refunds.createdAt), asc(refunds.refundId))
    .limit(1);
  return waiting;
}

/** The provider says that all was refunded: what waits is done, and what is missing was refunded there. */
export async function completeRefunds(transaction: Database, order: OrderRow, now: Date): Promise<void> {
  const ofOrder = eq(refunds.orderId, order.orderId);
  await transaction
    .update(refunds)
    .set({ state: "done", settledAt: now })
    .where(and(ofOrder, eq(refunds.state, "pending")));
  const rest = order.amount - (await sumOfRefunds(transaction, order.orderId, ["done"]));
  if (rest <= 0) return;
  const refund = { refundId: randomUUID(), orderId: order.orderId, amount: rest, state: "done" as const };
  await transaction.insert(refunds).values({ ...refund, reference: "rest", createdAt: now, settledAt: now });
}
