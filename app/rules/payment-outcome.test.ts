import { describe, expect, it } from "vitest";
import type { PaymentReturn } from "~contract/payment-return";
import { paymentOutcome } from "./payment-outcome";

const came = (rest: Partial<PaymentReturn> = {}): PaymentReturn => ({
  order: crypto.randomUUID(),
  locale: "en",
  ...rest,
});

describe("paymentOutcome", () => {
  it.each([
    ["PAID", "payment.paid", "success"],
    ["EXPIRED", "payment.expired", "info"],
    ["REFUNDING", "payment.refunding", "warning"],
    ["REFUNDED", "payment.refunded", "info"],
  ] as const)("says of a %s order %s, whatever the address says", (status, text, type) => {
    for (const outcome of ["paid", "cancelled", undefined] as const) {
      expect(paymentOutcome(status, came(outcome ? { outcome } : {}))).toEqual({ type, text });
    }
  });

  it.each([
    [{ outcome: "paid" }, "payment.pending"],
    [{ status: "done" }, "payment.pending"],
    [{ status: "processing" }, "payment.pending"],
    [{ outcome: "cancelled" }, "payment.cancelled"],
    [{ status: "canceled" }, "payment.open"],
    [{}, "payment.open"],
  ] as const)("never calls an order paid that is not confirmed: %j", (rest, text) => {
    expect(paymentOutcome("PENDING", came(rest))).toEqual({ type: "info", text });
  });
});
