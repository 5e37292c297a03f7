import type { ApiContext } from "../api-context";
import { recordDispute } from "../store/money/disputes";
import { recordRefund } from "../store/money/provider-refunds";
import { expireOrder, isBuyer, refundPayment, settlePayment } from "../store/money/payments";
import { id } from "~contract/entities/identifiers";
import { RejectedEvent, type PaymentEvent, type PaymentProvider } from "./payment-provider";

/** Idempotent. Refunds happen before the response: if one fails, the provider retries. */
export async function applyPaymentEvent(
  context: ApiContext,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<void> {
  const { name } = provider;
  const database = context.get("database");
  const now = new Date();
  switch (event.kind) {
    case "paid": {
      assertOrderId(event.orderId);
      const status = await settlePayment(database, { ...event, provider: name, now });
      if (status === "REFUNDING") await provider.refund(event);
      return;
    }
    case "refunded":
      assertOrderId(event.orderId);
      await refundPayment(database, { ...event, provider: name, now });
      return;
    case "refund":
      await recordRefund(database, event, { provider: name, now });
      return;
    case "dispute":
      await recordDispute(database, event, { provider: name, now });
      return;
    case "expired":
      assertOrderId(event.orderId);
      await expireOrder(database, { ...event, provider: name, now });
      return;
    case "buyer":
      if (!id.safeParse(event.userId).success || !(await isBuyer(database, event.userId)))
        throw new RejectedEvent("unknown_buyer");
      return;
    case "other":
  }
}

function assertOrderId(orderId: string): void {
  if (!id.safeParse(orderId).success) throw new RejectedEvent("unknown_order");
}
