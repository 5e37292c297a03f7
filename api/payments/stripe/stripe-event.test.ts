import { Stripe } from "stripe";
import { describe, expect, it } from "vitest";
import { RejectedEvent } from "../payment-provider";
import { readStripeEvent } from "./stripe-event";

const SECRET = "whsec_of_a_test";
const client = new Stripe("sk_of_a_test");
const SESSION = {
  ...{ client_reference_id: "order-1", payment_status: "paid", amount_total: 499, currency: "eur" },
  payment_intent: "pi_1",
};

function read(type: string, object: unknown) {
  const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
  const signature = client.webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
  return readStripeEvent(client, { body, headers: new Headers({ "stripe-signature": signature }) }, SECRET);
}

const refused = (reason: string): unknown => expect.objectContaining({ reason, name: "RejectedEvent" });

describe("an event of Stripe", () => {
  it.each(["checkout.session.completed", "checkout.session.async_payment_succeeded"])("%s is a payment", (type) => {
    const paid = { kind: "paid", orderId: "order-1", paymentId: "pi_1", amount: 499, currency: "EUR", tax: null };
    expect(read(type, SESSION)).toEqual(paid);
    expect(read(type, { ...SESSION, payment_intent: { id: "pi_2" } })).toEqual({ ...paid, paymentId: "pi_2" });
  });

  it.each([{ payment_status: "unpaid" }, { client_reference_id: null }])("is ignored with %j", (change) => {
    expect(read("checkout.session.completed", { ...SESSION, ...change })).toEqual({ kind: "other" });
  });

  it.each([{ payment_intent: null }, { amount_total: null }, { currency: null }])(
    "is refused as malformed with %j",
    (change) => {
      const reading = () => read("checkout.session.completed", { ...SESSION, ...change });
      expect(reading).toThrow(RejectedEvent);
      expect(reading).toThrow(refused("malformed"));
    },
  );

  it.each(["checkout.session.expired", "checkout.session.async_payment_failed"])("%s ends an order", (type) => {
    expect(read(type, SESSION)).toEqual({ kind: "expired", orderId: "order-1" });
    expect(read(type, { ...SESSION, client_reference_id: null })).toEqual({ kind: "other" });
  });

  it("refunds only what was paid back completely, for an existing order", () => {
    const charge = { refunded: true, metadata: { orderId: "order-1" }, payment_intent: "pi_1" };
    const refunded = { kind: "refunded", paymentId: "pi_1", orderId: "order-1" };
    expect(read("charge.refunded", charge)).toEqual(refunded);
    for (const change of [{ refunded: false }, { metadata: {} }, { payment_intent: null }]) {
      expect(read("charge.refunded", { ...charge, ...change })).toEqual({ kind: "other" });
    }
  });

  it("of another type is ignored", () => {
    expect(read("customer.created", {})).toEqual({ kind: "other" });
  });

  it("is refused without a signature, with a wrong one, or when it is not JSON", () => {
    const body = "{";
    const eventWith = (headers: Record<string, string>) => () =>
      readStripeEvent(client, { body, headers: new Headers(headers) }, SECRET);
    const signedBy = (secret: string) => ({
      "stripe-signature": client.webhooks.generateTestHeaderString({ payload: body, secret }),
    });
    expect(eventWith({})).toThrow(refused("signature"));
    expect(eventWith(signedBy("whsec_of_another"))).toThrow(refused("signature"));
    expect(eventWith(signedBy(SECRET))).toThrow(refused("malformed"));
  });
});
