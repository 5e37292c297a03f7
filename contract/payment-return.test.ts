import { describe, expect, it } from "vitest";
import { PAYMENT_RETURN_PATH, paymentReturn } from "./payment-return";

const RETURN = { order: "5b0d4c9e-93a7-4c1f-8d53-0d0c2a6f1e77", locale: "de", outcome: "paid", status: "done" };

it("returns to a path of the site", () => {
  expect(PAYMENT_RETURN_PATH).toBe("/api/payment-return/");
});

describe("paymentReturn", () => {
  it.each([
    [RETURN],
    [{ ...RETURN, outcome: "cancelled" }],
    [{ order: RETURN.order, locale: "en" }],
    [{ order: RETURN.order, locale: "en", status: "troubled" }],
  ])("accepts %j", (query) => {
    expect(paymentReturn.parse(query)).toEqual(query);
  });

  it("drops parameters that providers add", () => {
    expect(paymentReturn.parse({ ...RETURN, invoice_id: "1" })).toEqual(RETURN);
  });

  it.each([
    ["order", undefined],
    ["order", "5b0d4c9e"],
    ["order", null],
    ["locale", undefined],
    ["locale", 7],
    ["outcome", "done"],
    ["outcome", ""],
    ["outcome", null],
    ["status", 7],
    ["status", null],
  ])("reports the field %s that is %j", (field, value) => {
    expect(paymentReturn.safeParse({ ...RETURN, [field]: value }).error?.issues).toMatchObject([{ path: [field] }]);
  });
});
