import { createHmac, randomBytes } from "node:crypto";
import { Hono } from "hono";
import { recordRequest, payPage, sendNotice, startPaymentServer, type PaymentServer } from "./payment-server";

const SECRET_KEY = "sk_test_portal";
const WEBHOOK_SECRET = "whsec_portal";

export type StripeSession = {
  id: string;
  object: "checkout.session";
  url: string;
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  payment_status: "unpaid" | "paid";
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
};

export type StripeServer = PaymentServer & { sessions: StripeSession[] };

export const STRIPE_KEYS = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };

export async function startStripe(): Promise<StripeServer> {
  const sessions: StripeSession[] = [];
  const responses = new Map<string, { body: string; respond: () => Response }>();
  const server = await startPaymentServer((self) => {
    const app = new Hono();
    app.post("/v1/*", async ({ req }) => {
      const failedResponse = await recordRequest(self, req.raw);
      if (req.header("authorization") !== `Bearer ${SECRET_KEY}`) return failure(401, "Invalid API Key");
      const key = req.header("idempotency-key") ?? "";
      const earlier = responses.get(key);
      const body = await req.text();
      if (earlier) return earlier.body === body ? earlier.respond() : failure(400, "Keys can only be used once");
      const { pathname } = new URL(req.url);
      const created = pathname.endsWith("/sessions")
        ? openSession(self, sessions, body)
        : { id: `re_${randomBytes(8).toString("hex")}`, object: "refund", status: "pending" };
      // Stripe repeats failures for a key as well.
      const respond = failedResponse ? () => failedResponse.clone() : () => Response.json(created);
      if (key !== "") responses.set(key, { body, respond });
      return respond();
    });
    app.get("/c/pay/:id", ({ req }) => payPage("Stripe imitated", find(sessions, req.param("id")).cancel_url));
    app.post("/c/pay/:id", async ({ req, redirect }) => {
      const session = find(sessions, req.param("id"));
      const isDelayed = new URLSearchParams(await req.text()).has("late");
      if (!isDelayed) Object.assign(session, { payment_status: "paid", payment_intent: `pi_${session.id}` });
      await sendNotice(self, stripeNotice("checkout.session.completed", session));
      return redirect(session.success_url, 303);
    });
    return app;
  });
  return Object.assign(server, { sessions });
}

function openSession(self: PaymentServer, sessions: StripeSession[], body: string): StripeSession {
  const fields = new URLSearchParams(body);
  const field = (name: string) => fields.get(name) ?? "";
  const id = `cs_test_${randomBytes(8).toString("hex")}`;
  const session: StripeSession = {
    id,
    object: "checkout.session",
    url: `${self.url}/c/pay/${id}`,
    client_reference_id: fields.get("client_reference_id"),
    amount_total: Number(field("line_items[0][price_data][unit_amount]")),
    currency: field("line_items[0][price_data][currency]"),
    payment_status: "unpaid",
    payment_intent: null,
    success_url: field("success_url"),
    cancel_url: field("cancel_url"),
  };
  sessions.push(session);
  return session;
}

function find(sessions: StripeSession[], id: string): StripeSession {
  const session = sessions.find((candidate) => candidate.id === id);
  if (!session) throw new Error(`no session ${id}`);
  return session;
}

function failure(status: number, message: string): Response {
  return Response.json({ error: { type: "invalid_request_error", message } }, { status });
}

type NoticeOptions = { secret?: string; secondsAgo?: number };

type RefundFields = { payment_intent: string; amount: number; status: string; refundId?: string; id?: string };

export function stripeRefund({ refundId, id = `re_${randomBytes(8).toString("hex")}`, ...fields }: RefundFields) {
  const metadata = refundId === undefined ? {} : { refundId };
  return stripeNotice("refund.updated", { id, object: "refund", metadata, currency: "eur", ...fields });
}

type DisputeFields = { id: string; payment_intent: string; amount: number; status: string };

export function stripeDispute(fields: DisputeFields) {
  const type = ["won", "lost"].includes(fields.status) ? "closed" : "created";
  return stripeNotice(`charge.dispute.${type}`, { object: "dispute", currency: "eur", ...fields });
}

export function stripeNotice(
  type: string,
  object: unknown,
  { secret = WEBHOOK_SECRET, secondsAgo = 0 }: NoticeOptions = {},
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify({ id: `evt_${randomBytes(8).toString("hex")}`, object: "event", type, data: { object } });
  const time = String(Math.floor(Date.now() / 1000) - secondsAgo);
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return { body, headers: { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` } };
}
