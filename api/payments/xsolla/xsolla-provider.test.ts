import { Hono } from "hono";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startPaymentServer, type PaymentServer } from "../../../tests/setup/payment-server";
import { ProviderFailure, type PayableOrder } from "../payment-provider";
import { createXsolla } from "./xsolla-provider";

const ORDER: PayableOrder = {
  ...{ orderId: "order-1", userId: "user-1", amount: 499, currency: "EUR", title: "Softfall", locale: "pt-br" },
  ...{ expiresAt: new Date("2026-11-24T12:00:00Z"), failures: 0 },
};
const ADDRESSES = {
  paid: "https://play.test/paid",
  cancelled: "https://play.test/left",
  either: "https://play.test/back",
};

let server: PaymentServer;
let requests: { method: string; path: string; body: unknown; headers: Headers }[];
let respond: () => Response;

beforeEach(async () => {
  requests = [];
  server = await startPaymentServer(() => {
    const app = new Hono();
    app.all("*", async ({ req }) => {
      requests.push({ method: req.method, path: req.path, body: await req.json(), headers: req.raw.headers });
      return respond();
    });
    return app;
  });
});
afterEach(async () => {
  await server.stop();
});

const xsolla = (isSandbox = false) =>
  createXsolla({
    ...{ merchantId: 7, projectId: 9, apiKey: "key", webhookSecret: "secret", isSandbox },
    ...{ apiUrl: server.url, payUrl: "https://pay.test" },
  });

describe("a payment with Xsolla", () => {
  const open = (isSandbox = false) => xsolla(isSandbox).openPayment(ORDER, ADDRESSES);

  it("is requested with the order's id, title, price and language", async () => {
    respond = () => Response.json({ token: "a/b" });
    expect(await open()).toBe("https://pay.test/paystation4/?token=a%2Fb");
    expect(requests).toMatchObject([{ method: "POST", path: "/merchant/v2/merchants/7/token" }]);
    expect(requests[0]?.body).toEqual({
      user: { id: { value: "user-1" } },
      settings: {
        ...{ project_id: 9, external_id: "order-1", currency: "EUR", language: "pt" },
        return_url: ADDRESSES.either,
      },
      purchase: { checkout: { amount: 4.99, currency: "EUR" }, description: { value: "Softfall" } },
    });
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      authorization: `Basic ${Buffer.from("7:key").toString("base64")}`,
      "content-type": "application/json",
      accept: "application/json",
    });
  });

  it("uses the sandbox where that is set", async () => {
    respond = () => Response.json({ token: "t" });
    await open(true);
    expect(requests[0]?.body).toMatchObject({ settings: { mode: "sandbox" } });
  });

  it.each([
    [() => Response.json({}), "the response has no token"],
    [() => Response.json({ token: "" }), "the response has no token"],
    [() => new Response(""), "the response has no token"],
    [() => new Response("<html>"), "the response is not JSON"],
    [() => new Response("x".repeat(501), { status: 500 }), `status 500: ${"x".repeat(500)}`],
  ])("fails when the response is invalid (%#)", async (invalid, message) => {
    respond = invalid;
    const failed = await open().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ProviderFailure);
    expect(failed).toMatchObject({ message });
  });

  it("is no provider failure when there was no response", async () => {
    await server.stop();
    expect(await open().catch((error: unknown) => error)).not.toBeInstanceOf(ProviderFailure);
  });
});

it("refunds a payment with a description", async () => {
  respond = () => new Response(null, { status: 204 });
  await xsolla().refund({ orderId: "order-1", paymentId: "4/2" });
  expect(requests).toMatchObject([
    {
      method: "PUT",
      path: "/merchant/v2/merchants/7/reports/transactions/4%2F2/refund",
      body: { description: "Order order-1 could not be delivered" },
    },
  ]);
  respond = () => Response.json({}, { status: 422 });
  await expect(xsolla().refund({ orderId: "order-1", paymentId: "4" })).rejects.toThrow("status 422");
});

it("responds to events as Xsolla's documentation requires", async () => {
  expect(xsolla().acceptEvent().status).toBe(204);
  const refused = xsolla().rejectEvent("unknown_order");
  expect([refused.status, await refused.json()]).toEqual([
    400,
    { error: { code: "INCORRECT_INVOICE", message: "Unknown order" } },
  ]);
});
