import { createHash } from "node:crypto";
import { Hono } from "hono";
import * as z from "zod";
import { recordRequest, payPage, sendNotice, startPaymentServer, type PaymentServer } from "./payment-server";

const MERCHANT_ID = 4711;
const PROJECT_ID = 18404;
const API_KEY = "xsolla-api-key";
const WEBHOOK_SECRET = "xsolla-webhook-secret";

export const XSOLLA_KEYS = {
  XSOLLA_MERCHANT_ID: String(MERCHANT_ID),
  XSOLLA_PROJECT_ID: String(PROJECT_ID),
  XSOLLA_API_KEY: API_KEY,
  XSOLLA_WEBHOOK_SECRET: WEBHOOK_SECRET,
};

const tokenRequest = z.object({
  user: z.object({ id: z.object({ value: z.string() }) }),
  settings: z.object({ project_id: z.literal(PROJECT_ID), external_id: z.string(), return_url: z.url() }),
  purchase: z.object({ checkout: z.object({ amount: z.number(), currency: z.string() }) }),
});

export type XsollaPayment = z.output<typeof tokenRequest>;
export type XsollaServer = PaymentServer & { tokens: XsollaPayment[] };

export async function startXsolla(): Promise<XsollaServer> {
  const tokens: XsollaPayment[] = [];
  const credentials = `Basic ${Buffer.from(`${String(MERCHANT_ID)}:${API_KEY}`).toString("base64")}`;
  const server = await startPaymentServer((self) => {
    const app = new Hono();
    app.use("/merchant/v2/*", async ({ req }, next) => {
      const failedResponse = await recordRequest(self, req.raw);
      if (failedResponse) return failedResponse;
      if (req.header("authorization") !== credentials)
        return Response.json({ message: "Unauthorized" }, { status: 401 });
      await next();
      return undefined;
    });
    app.post(`/merchant/v2/merchants/${String(MERCHANT_ID)}/token`, async ({ req, json }) => {
      tokens.push(tokenRequest.parse(await req.json()));
      return json({ token: `token-${String(tokens.length - 1)}` });
    });
    const transaction = "/merchant/v2/merchants/:merchant/reports/transactions/:id";
    app.put(`${transaction}/refund`, ({ json }) => json({ message: "ok" }));
    app.post(`${transaction}/partial_refund`, ({ json }) => json({ message: "ok" }));
    app.get("/paystation4/", ({ req }) =>
      payPage("Xsolla imitated", find(tokens, req.query("token")).settings.return_url),
    );
    app.post("/paystation4/", async ({ req, redirect }) => {
      const payment = find(tokens, req.query("token"));
      await sendNotice(self, xsollaNotice(paidBody(payment, tokens.indexOf(payment) + 1)));
      return redirect(`${payment.settings.return_url}&invoice_id=1&status=done`, 303);
    });
    return app;
  });
  return Object.assign(server, { tokens });
}

function find(tokens: XsollaPayment[], token = ""): XsollaPayment {
  const payment = tokens[Number(token.replace("token-", ""))];
  if (!payment) throw new Error(`no token ${token}`);
  return payment;
}

export function paidBody({ user, settings, purchase }: XsollaPayment, transactionId: number) {
  return {
    notification_type: "payment",
    settings: { project_id: PROJECT_ID, merchant_id: MERCHANT_ID },
    purchase: { checkout: purchase.checkout, total: purchase.checkout },
    user: { id: user.id.value, country: "DE" },
    transaction: { id: transactionId, external_id: settings.external_id, payment_method: 1, agreement: 1 },
    payment_details: { payment: purchase.checkout },
  };
}

export const partialRefundBody = (transactionId: string, amount: number, date: string) => ({
  notification_type: "partial_refund",
  settings: { project_id: PROJECT_ID, merchant_id: MERCHANT_ID },
  purchase: { total: { amount, currency: "EUR" } },
  transaction: { id: Number(transactionId), external_id: "of Xsolla" },
  refund_details: { code: 1, reason: "Cancellation by the user request", author: "support", date },
});

export const disputeBody = (transactionId: string, amount: number, status: string) => ({
  notification_type: "dispute",
  action: status === "new" ? "adding" : "updating",
  settings: { project_id: PROJECT_ID, merchant_id: MERCHANT_ID },
  transaction: { id: Number(transactionId), total: { amount, currency: "EUR" }, payment_method: "credit_debit_card" },
  user: { id: "1" },
  dispute: { incoming_date: "2026-11-20T10:00:00+00:00", reason: "fraud", type: "1st_time_chargeback", status },
});

export function xsollaNotice(content: unknown, secret = WEBHOOK_SECRET) {
  const body = JSON.stringify(content);
  const signature = createHash("sha1")
    .update(body + secret)
    .digest("hex");
  return { body, headers: { "content-type": "application/json", authorization: `Signature ${signature}` } };
}
