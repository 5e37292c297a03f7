import * as z from "zod";
import { paymentProviderName } from "~contract/entities/game-details";
import { id } from "~contract/entities/identifiers";
import type { Services } from "../api-context";
import { recordDispute } from "../store/money/disputes";
import { expireOrder, isBuyer, refundPayment, settlePayment } from "../store/money/payments";
import { recordRefund } from "../store/money/provider-refunds";
import { PermanentFailure } from "../store/jobs/job-error";
import type { SendJob } from "../store/jobs/jobs";
import { paymentEvent, type PaymentEvent } from "./payment-event";
import {
  RejectedEvent,
  type PaymentProvider,
  type PaymentProviderName,
  type PaymentProviders,
} from "./payment-provider";

type Means = Pick<Services, "database"> & { provider: PaymentProvider; now: Date };

/** Idempotent. Refunds happen before it ends: if one fails, all is tried again. */
export async function applyPaymentEvent({ database, provider, now }: Means, event: PaymentEvent): Promise<void> {
  const { name } = provider;
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

const paymentNotice = z.strictObject({
  provider: paymentProviderName,
  receivedAt: z.iso.datetime(),
  event: paymentEvent,
});

/** An event that could not be applied when it came. */
export function sendPaymentNotice(
  send: SendJob,
  { provider, receivedAt, event }: { provider: PaymentProviderName; receivedAt: Date; event: PaymentEvent },
): Promise<string> {
  return send("payment-notices", { provider, receivedAt: receivedAt.toISOString(), event });
}

/** As of when it came. */
export async function applyPaymentNotice(
  { database, providers }: Pick<Services, "database"> & { providers: PaymentProviders },
  data: unknown,
): Promise<void> {
  const { provider: name, receivedAt, event } = paymentNotice.parse(data);
  const provider = providers.get(name);
  if (!provider) throw new Error(`${name} has no keys`);
  try {
    await applyPaymentEvent({ database, provider, now: new Date(receivedAt) }, event);
  } catch (error) {
    if (error instanceof RejectedEvent) throw new PermanentFailure(error.reason, { cause: error });
    throw error;
  }
}
