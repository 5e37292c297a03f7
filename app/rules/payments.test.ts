import { describe, expect, it } from "vitest";
import type { PaymentReturn } from "~contract/payment-return";
import { allowedPaymentUrl, paymentOutcome } from "./payments";

const paymentReturn = (rest: Partial<PaymentReturn> = {}): PaymentReturn => ({
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
  ] as const)("reports a %s order as %s, independent of the URL", (status, text, type) => {
    for (const outcome of ["paid", "cancelled", undefined] as const) {
      expect(paymentOutcome(status, paymentReturn(outcome ? { outcome } : {}))).toEqual({ type, text });
    }
  });

  it.each([
    [{ outcome: "paid" }, "payment.pending"],
    [{ status: "done" }, "payment.pending"],
    [{ status: "processing" }, "payment.pending"],
    [{ outcome: "cancelled" }, "payment.cancelled"],
    [{ status: "canceled" }, "payment.open"],
    [{}, "payment.open"],
  ] as const)("never reports an unconfirmed order as paid: %j", (rest, text) => {
    expect(paymentOutcome("PENDING", paymentReturn(rest))).toEqual({ type: "info", text });
  });
});

const ALLOWED = ["https://checkout.stripe.com", "https://secure.xsolla.com"];

describe("allowedPaymentUrl", () => {
  it.each(["https://checkout.stripe.com/c/pay/cs_test_1#x", "https://secure.xsolla.com/paystation4/?token=1"])(
    "allows %s",
    (address) => expect(allowedPaymentUrl(address, ALLOWED)).toBe(address),
  );

  it.each([
    null,
    undefined,
    "",
    "/c/pay/",
    "//checkout.stripe.com/",
    "http://checkout.stripe.com/c/pay/",
    "https://checkout.stripe.com:8443/c/pay/",
    "https://checkout.stripe.com.evil.example/",
    "https://evil.example/https://checkout.stripe.com/",
    "https://user:pass@checkout.stripe.com/",
    "https://user@checkout.stripe.com/",
    "https://:pass@checkout.stripe.com/",
    "https://checkout.stripe.com@evil.example/",
    "javascript:alert(1)//https://checkout.stripe.com",
  ])("rejects %s", (address) => expect(allowedPaymentUrl(address, ALLOWED)).toBeNull());
});

it("rejects plain http even if its origin is allowed", () => {
  expect(allowedPaymentUrl("http://checkout.stripe.com/c/pay/", ["http://checkout.stripe.com"])).toBeNull();
});

it("allows a local provider only if its origin is allowed", () => {
  expect(allowedPaymentUrl("http://localhost:4242/pay/1", ["http://localhost:4242"])).toBe(
    "http://localhost:4242/pay/1",
  );
  expect(allowedPaymentUrl("http://localhost:4242/pay/1", ALLOWED)).toBeNull();
});
