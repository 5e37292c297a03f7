import * as z from "zod";

/** Amounts are in the currency's smallest unit. */
const amount = z.int();
const paymentId = z.string();

/** `tax` is included in the amount; null if the provider tells none. */
const payment = z.object({
  ...{ orderId: z.string(), paymentId, amount },
  ...{ currency: z.string(), tax: z.int().nullable() },
});
export type Payment = z.output<typeof payment>;

/** `reference` is the provider's id. `refundId` is null where a notice does not repeat it. */
const refundNotice = z.object({
  ...{ paymentId, reference: z.string(), refundId: z.string().nullable() },
  ...{ amount, state: z.enum(["pending", "done", "failed"]) },
});
export type RefundNotice = z.output<typeof refundNotice>;

const disputeNotice = z.object({
  ...{ paymentId, reference: z.string(), amount, currency: z.string() },
  state: z.enum(["open", "lost", "won"]),
});
export type DisputeNotice = z.output<typeof disputeNotice>;

/** What a notice of a provider says, read from its own format. */
export const paymentEvent = z.discriminatedUnion("kind", [
  payment.extend({ kind: z.literal("paid") }),
  z.object({ kind: z.literal("expired"), orderId: z.string() }),
  // All that was paid.
  z.object({ kind: z.literal("refunded"), paymentId, orderId: z.string() }),
  refundNotice.extend({ kind: z.literal("refund") }),
  disputeNotice.extend({ kind: z.literal("dispute") }),
  // The provider asks whether the buyer exists.
  z.object({ kind: z.literal("buyer"), userId: z.string() }),
  z.object({ kind: z.literal("other") }),
]);
export type PaymentEvent = z.output<typeof paymentEvent>;
