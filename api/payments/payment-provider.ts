import type { PaymentProviderName } from "~contract/entities/game-details";
import type { Payment, PaymentEvent } from "./payment-event";

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

export type RefundRequest = {
  refundId: string;
  orderId: string;
  paymentId: string;
  amount: number;
  currency: string;
  isWhole: boolean;
};

export type RejectionReason = "signature" | "malformed" | "unknown_buyer" | "unknown_order" | "wrong_amount";

export class RejectedEvent extends Error {
  constructor(readonly reason: RejectionReason) {
    super(reason);
    this.name = "RejectedEvent";
  }
}

/** The provider responded without a payment page; any other error means that there was no response. */
export class ProviderFailure extends Error {}

/** The provider refunds nothing, now or later; after any other error it may have. */
export class RefundNotMade extends Error {
  constructor(
    message: string,
    readonly isRefused: boolean,
  ) {
    super(message);
    this.name = "RefundNotMade";
  }
}

const UNDECIDED_STATUSES: readonly number[] = [408, 409];

/** Statuses that say that nothing has happened. */
export const isRefusal = (status: number): boolean =>
  status >= 400 && status < 500 && !UNDECIDED_STATUSES.includes(status);

export type PaymentProvider = {
  name: PaymentProviderName;
  /** Idempotent: the URL of a page for the same payment. */
  openPayment: (order: PayableOrder, addresses: ReturnAddresses) => Promise<string>;
  /** Idempotent: a payment is refunded once. */
  refund: (payment: Pick<Payment, "orderId" | "paymentId">) => Promise<void>;
  /** Asks for a refund, which a notice confirms later; throws RefundNotMade. Returns the provider's id, if it has one. */
  requestRefund: (request: RefundRequest) => Promise<string | null>;
  /** The same request may be sent again. */
  isRefundRepeatable: boolean;
  /** Verifies the sender; throws RejectedEvent. */
  readEvent: (request: { body: string; headers: Headers }) => Promise<PaymentEvent> | PaymentEvent;
  acceptEvent: () => Response;
  rejectEvent: (reason: RejectionReason) => Response;
};

export type PaymentProviders = ReadonlyMap<PaymentProviderName, PaymentProvider>;

/** Shorter than the time a page waits for the API. */
export const PROVIDER_DEADLINE_MS = 4_000;
