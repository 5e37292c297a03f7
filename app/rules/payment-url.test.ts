import { describe, expect, it } from "vitest";
import { allowedPaymentUrl } from "./payment-url";

const ALLOWED = ["https://checkout.stripe.com", "https://secure.xsolla.com"];

describe("paymentAddress", () => {
  it.each(["https://checkout.stripe.com/c/pay/cs_test_1#x", "https://secure.xsolla.com/paystation4/?token=1"])(
    "lets %s pass",
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
  ])("stops %s", (address) => expect(allowedPaymentUrl(address, ALLOWED)).toBeNull());
});

it("sends nobody over a plain connection, even where it is allowed", () => {
  expect(allowedPaymentUrl("http://checkout.stripe.com/c/pay/", ["http://checkout.stripe.com"])).toBeNull();
});

it("lets a provider on this machine be paid only where it is allowed", () => {
  expect(allowedPaymentUrl("http://localhost:4242/pay/1", ["http://localhost:4242"])).toBe(
    "http://localhost:4242/pay/1",
  );
  expect(allowedPaymentUrl("http://localhost:4242/pay/1", ALLOWED)).toBeNull();
});
