import type { PaymentProviderName } from "~contract/entities/game-details";

export type { PaymentProviderName };

/** Does not change between retries, except for `failures`. */
export type PayableOrder = {
  orderId: string;
  userId: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  title: string;
  locale: string;
  expiresAt: Date;
  /** Failure responses of the provider so far. */
  failures: number;
};

/** `either` is for providers with a single return URL. */
export type ReturnAddresses = { paid: string; cancelled: string; either: string };

export type Payment = { orderId: string; paymentId: string; amount: number; currency: string };

export type PaymentEvent =
  | ({ kind: "paid" } & Payment)
  | { kind: "expired"; orderId: string }
  | { kind: "refunded"; paymentId: string; orderId: string }
  /** The provider asks whether the buyer exists. */
  | { kind: "buyer"; userId: string }
  | { kind: "other" };

export type RejectionReason = "signature" | "malformed" | "unknown_buyer" | "unknown_order" | "wrong_amount";

export class RejectedEvent extends Error {
  constructor(readonly reason: RejectionReason) {
    super(reason);
    this.name = "RejectedEvent";
  }
}

/** The provider responded without a payment page; any other error means that there was no response. */
export class ProviderFailure extends Error {}

export type PaymentProvider = {
  name: PaymentProviderName;
  /** Idempotent: the URL of a page for the same payment. */
  openPayment: (order: PayableOrder, addresses: ReturnAddresses) => Promise<string>;
  /** Idempotent: a payment is refunded once. */
  refund: (payment: Pick<Payment, "orderId" | "paymentId">) => Promise<void>;
  /** Verifies the sender; throws RejectedEvent. */
  readEvent: (request: { body: string; headers: Headers }) => Promise<PaymentEvent> | PaymentEvent;
  acceptEvent: () => Response;
  rejectEvent: (reason: RejectionReason) => Response;
};

export type PaymentProviders = ReadonlyMap<PaymentProviderName, PaymentProvider>;

/** Shorter than the time a page waits for the API. */
export const PROVIDER_DEADLINE_MS = 4_000;
