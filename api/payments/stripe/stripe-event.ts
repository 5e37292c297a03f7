import type { Stripe } from "stripe";
import type { PaymentEvent } from "../payment-event";
import { RejectedEvent } from "../payment-provider";

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
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
      return toRefund(event.data.object);
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return toDispute(event.data.object);
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
  const tax = session.total_details?.amount_tax ?? null;
  return { kind: "paid", orderId, paymentId, amount, currency: currency.toUpperCase(), tax };
}

function toExpired({ client_reference_id: orderId }: Stripe.Checkout.Session): PaymentEvent {
  return orderId === null ? { kind: "other" } : { kind: "expired", orderId };
}

const REFUND_STATES: Readonly<Record<string, "pending" | "done" | "failed">> = {
  pending: "pending",
  requires_action: "pending",
  succeeded: "done",
  failed: "failed",
  canceled: "failed",
};

function toRefund({ id, payment_intent, amount, status, metadata }: Stripe.Refund): PaymentEvent {
  const paymentId = idOf(payment_intent);
  const state = status === null ? undefined : REFUND_STATES[status];
  if (paymentId === null || state === undefined) return { kind: "other" };
  return { kind: "refund", paymentId, reference: id, refundId: metadata?.["refundId"] ?? null, amount, state };
}

/** Inquiries, which may become a dispute, move no money yet. */
const DISPUTE_STATES: Readonly<Record<string, "open" | "lost" | "won">> = {
  needs_response: "open",
  under_review: "open",
  appeal_needs_response: "open",
  appeal_under_review: "open",
  lost: "lost",
  won: "won",
};

function toDispute({ id, payment_intent, amount, currency, status }: Stripe.Dispute): PaymentEvent {
  const paymentId = idOf(payment_intent);
  const state = DISPUTE_STATES[status];
  if (paymentId === null || state === undefined) return { kind: "other" };
  return { kind: "dispute", paymentId, reference: id, amount, currency: currency.toUpperCase(), state };
}

/** Of the whole payment; parts are refunds of their own. */
function toRefunded({ refunded, metadata, payment_intent }: Stripe.Charge): PaymentEvent {
  const orderId = metadata["orderId"];
  const paymentId = idOf(payment_intent);
  return refunded && orderId && paymentId !== null ? { kind: "refunded", paymentId, orderId } : { kind: "other" };
}

function idOf(value: string | { id: string } | null): string | null {
  return typeof value === "object" ? (value?.id ?? null) : value;
}
