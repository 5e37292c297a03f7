import { log } from "~observe/log";
import { ApiFailure } from "../api-failure";
import type { ApiContext } from "../api-context";
import type { OrderRow } from "../store/money/orders";
import { claimSending, failRefund, saveReference, type RefundRow } from "../store/money/refunds";
import { RefundNotMade, type PaymentProviders } from "./payment-provider";

/** Outside of any transaction. What the provider may have got waits for its notice, and keeps its amount taken. */
export async function sendRefund(context: ApiContext, order: OrderRow, refund: RefundRow): Promise<void> {
  const { refundId, amount, reference, state } = refund;
  if (state !== "pending" || reference !== null) return;
  const database = context.get("database");
  const providers: PaymentProviders = context.get("paymentProviders");
  const provider = providers.get(order.provider);
  const { orderId, paymentId, currency } = order;
  // It may have happened, whatever became of the provider's keys.
  if (refund.sentAt !== null && provider?.isRefundRepeatable !== true) throw new ApiFailure("refund_waiting");
  if (!provider || paymentId === null) {
    await failRefund(database, refundId, new Date());
    throw new ApiFailure("payments_disabled");
  }
  const isRepeatable = provider.isRefundRepeatable;
  if (!(await claimSending(database, refundId, { isRepeatable, now: new Date() }))) {
    throw new ApiFailure("refund_waiting");
  }
  const isWhole = amount === order.amount;
  try {
    const id = await provider.requestRefund({ refundId, orderId, paymentId, amount, currency, isWhole });
    if (id !== null) await saveReference(database, refundId, id);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.error(`${provider.name} did not confirm refund ${refundId}: ${reason}`);
    if (!(error instanceof RefundNotMade)) throw new ApiFailure("payment_provider_unavailable");
    await failRefund(database, refundId, new Date());
    throw new ApiFailure(error.isRefused ? "refund_refused" : "payment_provider_unavailable");
  }
}
