import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startPaymentServer, type PaymentServer } from "../../../tests/setup/payment-server";
import { ProviderFailure, type PayableOrder } from "../payment-provider";
import { createStripe } from "./stripe-provider";

const ORDER: PayableOrder = {
  ...{ orderId: "order-1", userId: "user-1", amount: 499, currency: "EUR", title: "Softfall", locale: "pt-br" },
  ...{ expiresAt: new Date("2026-11-24T12:00:00.900Z"), failures: 2 },
};
const ADDRESSES = {
  paid: "https://play.test/paid",
  cancelled: "https://play.test/left",
  either: "https://play.test/back",
};

let server: PaymentServer;
let requests: { path: string; fields: Record<string, string>; headers: Headers }[];
let respond: () => Response;

beforeEach(async () => {
  requests = [];
  server = await startPaymentServer(() => {
    const app = new Hono();
    app.post("*", async ({ req }) => {
      const fields = Object.fromEntries(new URLSearchParams(await req.text()));
      requests.push({ path: req.path, fields, headers: req.raw.headers });
      return respond();
    });
    return app;
  });
});
afterEach(async () => {
  await server.stop();
});

const stripe = (apiUrl = server.url) => createStripe({ secretKey: "sk_1", webhookSecret: "whsec_1", apiUrl });
const failure = (code: string, status = 400) =>
  Response.json({ error: { code, message: `It is ${code}` } }, { status });

describe("a payment with Stripe", () => {
  const open = (order: Partial<PayableOrder> = {}) => stripe().openPayment({ ...ORDER, ...order }, ADDRESSES);

  it("is requested with the order's id, title, price, language and expiry", async () => {
    respond = () => Response.json({ url: "https://checkout.test/1" });
    expect(await open()).toBe("https://checkout.test/1");
    expect(requests).toHaveLength(1);
    expect(requests[0]).toMatchObject({
      path: "/v1/checkout/sessions",
      fields: {
        mode: "payment",
        client_reference_id: "order-1",
        "payment_intent_data[metadata][orderId]": "order-1",
        "line_items[0][quantity]": "1",
        "line_items[0][price_data][currency]": "eur",
        "line_items[0][price_data][unit_amount]": "499",
        "line_items[0][price_data][product_data][name]": "Softfall",
        success_url: ADDRESSES.paid,
        cancel_url: ADDRESSES.cancelled,
        locale: "pt-BR",
        expires_at: String(Date.UTC(2026, 10, 24, 12) / 1000),
      },
    });
    expect(requests[0]?.headers.get("authorization")).toBe("Bearer sk_1");
    expect(requests[0]?.headers.get("idempotency-key")).toBe("order-1.2");
    expect(requests[0]?.headers.has("x-stripe-client-telemetry")).toBe(false);
  });

  it("uses Stripe's language where the locale is not supported", async () => {
    respond = () => Response.json({ url: "https://checkout.test/1" });
    await open({ locale: "xx" });
    expect(requests[0]?.fields["locale"]).toBe("auto");
  });

  it("fails with Stripe's message when it is refused, without a retry", async () => {
    respond = () => failure("invalid_currency");
    const failed = await open().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ProviderFailure);
    expect(failed).toMatchObject({ message: "It is invalid_currency", cause: { code: "invalid_currency" } });
    expect(requests).toHaveLength(1);
  });

  it("fails when the response has no URL", async () => {
    respond = () => Response.json({ url: null });
    await expect(open()).rejects.toThrow(new ProviderFailure("the session has no page"));
  });

  it("is no provider failure when there was no response", async () => {
    await server.stop();
    const failed = await open().catch((error: unknown) => error);
    expect(failed).toMatchObject({ type: "StripeConnectionError" });
    expect(failed).not.toBeInstanceOf(ProviderFailure);
  });
});

describe("a refund", () => {
  const refund = () => stripe().refund({ orderId: "order-1", paymentId: "pi_1" });

  it("is requested by the payment", async () => {
    respond = () => Response.json({ id: "re_1" });
    await refund();
    expect(requests).toMatchObject([{ path: "/v1/refunds", fields: { payment_intent: "pi_1" } }]);
  });

  it("succeeds when the money was refunded already", async () => {
    respond = () => failure("charge_already_refunded");
    await expect(refund()).resolves.toBeUndefined();
  });

  it("fails for any other reason", async () => {
    respond = () => failure("charge_disputed");
    await expect(refund()).rejects.toMatchObject({ code: "charge_disputed" });
    await server.stop();
    await expect(refund()).rejects.toMatchObject({ type: "StripeConnectionError" });
  });
});

it("responds to events with texts that Stripe's log shows", async () => {
  const accepted = stripe().acceptEvent();
  const refused = stripe().rejectEvent("wrong_amount");
  expect([accepted.status, await accepted.json()]).toEqual([200, { received: true }]);
  expect([refused.status, await refused.json()]).toEqual([400, { error: { code: "wrong_amount" } }]);
});
