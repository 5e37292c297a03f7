import { log } from "~observe/log";
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import { limitBody } from "../request-body";
import type { PaymentEvent } from "./payment-event";
import { RejectedEvent, type PaymentProvider, type PaymentProviderName } from "./payment-provider";
import { applyPaymentEvent, sendPaymentNotice } from "./apply-payment-event";

const WEBHOOKS: readonly (readonly [string, PaymentProviderName])[] = [
  ["/payments/stripe/webhook", "STRIPE"],
  ["/payments/xsolla/webhook", "XSOLLA"],
];

export function registerPaymentWebhooks(app: ApiApp): void {
  for (const [path, name] of WEBHOOKS) {
    app.post(path, limitBody(), async (context) => {
      const provider = context.get("paymentProviders").get(name);
      if (!provider) throw new ApiFailure("not_found");
      return handleEvent(context, provider);
    });
  }
}

/** The signature covers the raw body. An error response makes the provider retry: then not even a job could be stored. */
async function handleEvent(context: ApiContext, provider: PaymentProvider): Promise<Response> {
  try {
    const body = await context.req.text();
    const event = await provider.readEvent({ body, headers: context.req.raw.headers });
    await applyOrQueue(context, provider, event);
    return provider.acceptEvent();
  } catch (error) {
    if (!(error instanceof RejectedEvent)) throw error;
    // Anybody can send an unsigned event; a signed but invalid one is logged for the owner.
    if (error.reason !== "signature") log.warn(`An event of ${provider.name} was rejected: ${error.reason}.`);
    return provider.rejectEvent(error.reason);
  }
}

/** What cannot be applied now is a job from here on. A question is answered now or never. */
async function applyOrQueue(context: ApiContext, provider: PaymentProvider, event: PaymentEvent): Promise<void> {
  const now = new Date();
  try {
    await applyPaymentEvent({ database: context.get("database"), provider, now }, event);
  } catch (error) {
    if (error instanceof RejectedEvent || event.kind === "buyer") throw error;
    await context.get("jobs").commit(async (_, send) => {
      await sendPaymentNotice(send, { provider: provider.name, receivedAt: now, event });
    });
    log.warn({ err: error }, `A notice of ${provider.name} could not be applied and waits as a job`);
  }
}
