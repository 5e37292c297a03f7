import type { Stripe } from "stripe";
import {
  PROVIDER_DEADLINE_MS,
  ProviderFailure,
  RefundNotMade,
  isRefusal,
  type PayableOrder,
  type PaymentProvider,
  type RefundRequest,
  type ReturnAddresses,
} from "../payment-provider";
import type { StripeSettings } from "../payment-settings";
import { readStripeEvent } from "./stripe-event";

export function createStripe(settings: StripeSettings): PaymentProvider {
  let client: Promise<Stripe> | undefined;
  const getClient = () => (client ??= createClient(settings));
  return {
    name: "STRIPE",
    openPayment: async (order, addresses) => openSession(await getClient(), order, addresses),
    requestRefund: async (request) => requestRefund(await getClient(), request),
    isRefundRepeatable: true,
    refund: async (payment) => refund(await getClient(), payment.paymentId),
    readEvent: async (request) => readStripeEvent(await getClient(), request, settings.webhookSecret),
    acceptEvent: () => Response.json({ received: true }),
    rejectEvent: (reason) => Response.json({ error: { code: reason } }, { status: 400 }),
  };
}

/** Loaded lazily: the package is large. */
async function createClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import("stripe");
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return new StripeClient(secretKey, {
    host: hostname,
    port: port || (isPlain ? "80" : "443"),
    protocol: isPlain ? "http" : "https",
    timeout: PROVIDER_DEADLINE_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

async function openSession(client: Stripe, order: PayableOrder, addresses: ReturnAddresses): Promise<string> {
  const { orderId, amount, currency, title, locale, expiresAt, failures } = order;
  const session = await client.checkout.sessions
    .create(
      {
        mode: "payment",
        client_reference_id: orderId,
        payment_intent_data: { metadata: { orderId } },
        line_items: [
          {
            quantity: 1,
            price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: title } },
          },
        ],
        success_url: addresses.paid,
        cancel_url: addresses.cancelled,
        locale: LOCALES[locale] ?? "auto",
        expires_at: Math.floor(expiresAt.getTime() / 1000),
      },
      // Under the same key, Stripe repeats failures as well.
      { idempotencyKey: `${orderId}.${String(failures)}` },
    )
    .catch(toFailure);
  if (!session.url) throw new ProviderFailure("the session has no page");
  return session.url;
}

const LOCALES: Readonly<Record<string, Stripe.Checkout.SessionCreateParams.Locale>> = {
  de: "de",
  en: "en",
  es: "es",
  pl: "pl",
  "pt-br": "pt-BR",
  ru: "ru",
  tr: "tr",
};

async function refund(client: Stripe, paymentId: string): Promise<void> {
  try {
    // Needs no idempotency key, which would repeat failures: a payment is refunded in full at most once.
    await client.refunds.create({ payment_intent: paymentId });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "charge_already_refunded")) throw error;
  }
}

async function requestRefund(client: Stripe, { refundId, orderId, paymentId, amount }: RefundRequest): Promise<string> {
  try {
    const refund = await client.refunds.create(
      { payment_intent: paymentId, amount, metadata: { orderId, refundId } },
      { idempotencyKey: refundId },
    );
    return refund.id;
  } catch (error) {
    const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 0;
    const message = error instanceof Error ? error.message : String(error);
    throw isRefusal(status) ? new RefundNotMade(message, true) : error;
  }
}

function toFailure(error: unknown): never {
  const hasResponse = error instanceof Error && "type" in error && error.type !== "StripeConnectionError";
  throw hasResponse ? new ProviderFailure(error.message, { cause: error }) : error;
}
