import type { ApiContext } from "../api-context";
import { expireOrder, isBuyer, refundPayment, settlePayment } from "../store/money/payments";
import { id } from "~contract/entities/identifiers";
import { RejectedEvent, type PaymentEvent, type PaymentProvider } from "./payment-provider";

/** Idempotent. Refunds happen before the response: if one fails, the provider retries. */
export async function applyPaymentEvent(
  context: ApiContext,
  provider: PaymentProvider,
  notice: PaymentEvent,
): Promise<void> {
  const { name } = provider;
  const database = context.get("database");
  const now = new Date();
  switch (notice.kind) {
    case "paid": {
      assertOrderId(notice.orderId);
      const status = await settlePayment(database, { ...notice, provider: name, now });
      if (status === "REFUNDING") await provider.payBack(notice);
      return;
    }
    case "refunded":
      assertOrderId(notice.orderId);
      await refundPayment(database, { ...notice, provider: name, now });
      return;
    case "expired":
      assertOrderId(notice.orderId);
      await expireOrder(database, { ...notice, provider: name, now });
      return;
    case "buyer":
      if (!id.safeParse(notice.userId).success || !(await isBuyer(database, notice.userId)))
        throw new RejectedEvent("unknown_buyer");
      return;
    case "other":
  }
}

function assertOrderId(orderId: string): void {
  if (!id.safeParse(orderId).success) throw new RejectedEvent("unknown_order");
}
