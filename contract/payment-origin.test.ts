import { describe, expect, it } from "vitest";
import { isPaymentOrigin } from "./payment-origin";

describe("isPaymentOrigin", () => {
  it.each(["https://checkout.stripe.com", "http://localhost:4242", "http://127.0.0.1:4242"])(
    "is true for %s",
    (origin) => expect(isPaymentOrigin(origin)).toBe(true),
  );

  it.each(["http://checkout.stripe.com", "http://localhost.evil.example", "http://127.0.0.1.evil.example", "null", ""])(
    "is false for %j",
    (origin) => expect(isPaymentOrigin(origin)).toBe(false),
  );
});
