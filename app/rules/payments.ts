import type { OrderStatus } from "~contract/entities/order";
import { isPaymentOrigin } from "~contract/payment-origin";
import type { PaymentReturn } from "~contract/payment-return";

type OutcomeText =
  "paid" | "pending" | "open" | "cancelled" | "expired" | "refunding" | "refunded" | "unknown" | "unclear";

export type PaymentOutcome = { type: "success" | "info" | "warning"; text: `payment.${OutcomeText}` | null };

/** Statuses in Xsolla's return URL. */
const PAYING_STATUSES = ["done", "charged", "processing", "held"];

/** Message for a returning buyer; only the provider's confirmation makes an order paid, not the URL. */
export function paymentOutcome(order: OrderStatus, { outcome, status }: PaymentReturn): PaymentOutcome {
  switch (order) {
    case "PAID":
      return { type: "success", text: "payment.paid" };
    case "PENDING":
      return { type: "info", text: pendingText(outcome, status) };
    case "EXPIRED":
      return { type: "info", text: "payment.expired" };
    case "REFUNDING":
      return { type: "warning", text: "payment.refunding" };
    case "REFUNDED":
      return { type: "info", text: "payment.refunded" };
  }
}

function pendingText(outcome: PaymentReturn["outcome"], status: string | undefined): `payment.${OutcomeText}` {
  if (outcome === "cancelled") return "payment.cancelled";
  const hasPaid = outcome === "paid" || (status !== undefined && PAYING_STATUSES.includes(status));
  return hasPaid ? "payment.pending" : "payment.open";
}

/** The payment URL if its origin is allowed, else null: a compromised API must not redirect buyers. */
export function allowedPaymentUrl(
  address: string | null | undefined,
  allowedOrigins: readonly string[],
): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { origin, href, username, password } = new URL(address);
  if (!isPaymentOrigin(origin) || username !== "" || password !== "") return null;
  return allowedOrigins.includes(origin) ? href : null;
}
