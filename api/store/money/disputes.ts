import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { paymentDisputes } from "../../db/schema/refunds";
import type { DisputeNotice } from "../../payments/payment-event";
import type { PaymentProviderName } from "../../payments/payment-provider";
import { changeOrderWithin, lockPayment, ofPayment } from "./change-order";
import { settleOrder } from "./settle-order";

type DisputeRow = typeof paymentDisputes.$inferSelect;

/** A lost dispute may be won on appeal; what is won stays won. */
const RANKS: Record<DisputeRow["state"], number> = { open: 0, lost: 1, won: 2 };

/** Idempotent, in any order, also before the payment's own notice. */
export async function recordDispute(
  database: Database,
  { paymentId, reference, amount, currency, state }: DisputeNotice,
  { provider, now }: { provider: PaymentProviderName; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const payment = { provider, paymentId };
    await lockPayment(transaction, payment);
    const ofDispute = and(eq(paymentDisputes.provider, provider), eq(paymentDisputes.reference, reference));
    const [known] = await transaction.select().from(paymentDisputes).where(ofDispute);
    if (known && RANKS[known.state] >= RANKS[state]) return;
    const closedAt = state === "open" ? null : now;
    await transaction
      .insert(paymentDisputes)
      .values({ ...payment, reference, amount, currency, state, openedAt: now, closedAt })
      .onConflictDoUpdate({
        target: [paymentDisputes.provider, paymentDisputes.reference],
        set: { state, closedAt },
      });
    await changeOrderWithin(transaction, ofPayment(payment), (within, { orderId }) =>
      settleOrder(within, orderId, { now }),
    );
  });
}
