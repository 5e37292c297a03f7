import type { PaymentProviderName } from "~contract/entities/game-details";

export type { PaymentProviderName };

/** An order as a provider is told of it; all of it stays the same for as long as the order does. */
export type PayableOrder = {
  orderId: string;
  userId: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  title: string;
  locale: string;
  expiresAt: Date;
  /** How often the provider has answered this order with a failure. */
  failures: number;
};

/** Where the buyer comes back to: after paying, without, and where a provider has one address for both. */
export type ReturnAddresses = { paid: string; cancelled: string; either: string };

/** Money that has come in for an order. */
export type Payment = { orderId: string; paymentId: string; amount: number; currency: string };

/** What a provider's webhook says, in our words. */
export type PaymentNotice =
  | ({ kind: "paid" } & Payment)
  | { kind: "expired"; orderId: string }
  | { kind: "refunded"; paymentId: string; orderId: string }
  /** The provider asks whether it knows the buyer rightly. */
  | { kind: "buyer"; userId: string }
  | { kind: "other" };

export type RefusalReason = "signature" | "malformed" | "unknown_buyer" | "unknown_order" | "wrong_amount";

/** Thrown for a notice that nothing follows from; the provider is told why in its own terms. */
export class RefusedNotice extends Error {
  constructor(readonly reason: RefusalReason) {
    super(reason);
    this.name = "RefusedNotice";
  }
}

/** Thrown when the provider answered, but not with a page to pay on; anything else means that no answer came. */
export class ProviderFailure extends Error {}

/** Somebody who takes real money for us; one for each set of keys in the configuration. */
export type PaymentProvider = {
  name: PaymentProviderName;
  /** The address of a page on which the order can be paid. Asked again for the same order it means the same payment. */
  openPayment: (order: PayableOrder, addresses: ReturnAddresses) => Promise<string>;
  /** Gives money back; asked again for the same payment it is given back once. */
  payBack: (payment: Pick<Payment, "orderId" | "paymentId">) => Promise<void>;
  /** Checks who sent the notice before it is believed; throws RefusedNotice. */
  readNotice: (notice: { body: string; headers: Headers }) => Promise<PaymentNotice> | PaymentNotice;
  acceptNotice: () => Response;
  refuseNotice: (reason: RefusalReason) => Response;
};

export type PaymentProviders = ReadonlyMap<PaymentProviderName, PaymentProvider>;

/** How long a provider may take to answer: less than a page waits for the API. */
export const PROVIDER_DEADLINE_MS = 4_000;
