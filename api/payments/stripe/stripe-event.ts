import type { Stripe } from "stripe";
import { RejectedEvent, type PaymentEvent } from "../payment-provider";

/** Stripe signs each delivery again, so an older signature is a replay. */
const REPLAY_WINDOW_SECONDS = 300;

export function readStripeEvent(
  client: Stripe,
  { body, headers }: { body: string; headers: Headers },
  webhookSecret: string,
): PaymentEvent {
  const signature = headers.get("stripe-signature");
  if (signature === null) throw new RejectedEvent("signature");
  return toPaymentEvent(parseEvent(client, body, signature, webhookSecret));
}

function parseEvent(client: Stripe, body: string, signature: string, webhookSecret: string): Stripe.Event {
  try {
    return client.webhooks.constructEvent(body, signature, webhookSecret, REPLAY_WINDOW_SECONDS);
  } catch (error) {
    throw new RejectedEvent(error instanceof SyntaxError ? "malformed" : "signature");
  }
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
      return toPaid(event.data.object);
    case "checkout.session.async_payment_failed":
    case "checkout.session.expired":
      return toExpired(event.data.object);
    case "charge.refunded":
      return toRefunded(event.data.object);
    default:
      return { kind: "other" };
  }
}

/** Without an order id it is another shop on the account; if unpaid, another event will follow. */
function toPaid(session: Stripe.Checkout.Session): PaymentEvent {
  const { client_reference_id: orderId, payment_status, amount_total: amount, currency, payment_intent } = session;
  if (orderId === null || payment_status !== "paid") return { kind: "other" };
  const paymentId = idOf(payment_intent);
  if (paymentId === null || amount === null || currency === null) throw new RejectedEvent("malformed");
  return { kind: "paid", orderId, paymentId, amount, currency: currency.toUpperCase() };
}

function toExpired({ client_reference_id: orderId }: Stripe.Checkout.Session): PaymentEvent {
  return orderId === null ? { kind: "other" } : { kind: "expired", orderId };
}

/** After a partial refund the buyer keeps the item. */
function toRefunded({ refunded, metadata, payment_intent }: Stripe.Charge): PaymentEvent {
  const orderId = metadata["orderId"];
  const paymentId = idOf(payment_intent);
  return refunded && orderId && paymentId !== null ? { kind: "refunded", paymentId, orderId } : { kind: "other" };
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === "object" ? (value?.id ?? null) : value;
}
