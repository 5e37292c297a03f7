import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { priceInSmallestUnits } from "../../store/money/prices";
import type { PaymentEvent } from "../payment-event";
import { RejectedEvent } from "../payment-provider";
import type { XsollaSettings } from "../payment-settings";

const MAX_DATE_LENGTH = 40;

const idText = z.union([z.string().min(1), z.int()]).transform(String);
const money = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), amount: z.number() });
const paidBack = money.extend({ amount: z.number().positive() });
/** In the currency of the payment, unless it names another. */
const tax = z.object({ amount: z.number(), currency: z.string().optional() });
const settings = z.object({ project_id: z.coerce.number() });
const transaction = z.object({ id: idText, external_id: idText, dry_run: z.number().nullish() });

const validation = z.object({ notification_type: z.literal("user_validation"), user: z.object({ id: idText }) });
const payment = z.object({
  notification_type: z.literal("payment"),
  settings,
  transaction,
  purchase: z.object({ checkout: money.optional(), total: money.optional() }),
  payment_details: z.object({ vat: tax.nullish(), sales_tax: tax.nullish() }).optional(),
});
const refund = z.object({
  notification_type: z.literal("refund"),
  settings,
  transaction,
  purchase: z.object({ total: paidBack.optional() }).optional(),
  refund_details: z.object({ code: z.number().optional() }).optional(),
});
/** The date tells parts of one payment apart. */
const partialRefund = z.object({
  notification_type: z.literal("partial_refund"),
  settings,
  transaction,
  purchase: z.object({ total: paidBack }),
  refund_details: z.object({ date: z.string().min(1).max(MAX_DATE_LENGTH) }),
});
const dispute = z.object({
  notification_type: z.literal("dispute"),
  settings,
  transaction: z.object({ id: idText, total: paidBack, dry_run: z.number().nullish() }),
  dispute: z.object({ type: z.string(), status: z.string() }),
});

const handledEvent = z.discriminatedUnion("notification_type", [
  ...([validation, payment, refund, partialRefund, dispute] as const),
]);
const HANDLED_TYPES: readonly unknown[] = ["user_validation", "payment", "refund", "partial_refund", "dispute"];
const anyEvent = z.looseObject({ notification_type: z.string() });

type HandledEvent = z.output<typeof handledEvent>;

export function readXsollaEvent(
  { body, headers }: { body: string; headers: Headers },
  { webhookSecret, projectId, isSandbox }: XsollaSettings,
): PaymentEvent {
  if (!isSigned(body, headers.get("authorization"), webhookSecret)) throw new RejectedEvent("signature");
  const event = parse(body);
  if (event === null) return { kind: "other" };
  if (event.notification_type === "user_validation") return { kind: "buyer", userId: event.user.id };
  // Test payments count only in sandbox mode.
  const isTestPayment = event.transaction.dry_run === 1;
  if (event.settings.project_id !== projectId || (isTestPayment && !isSandbox)) throw new RejectedEvent("malformed");
  return toPaymentEvent(event);
}

function isSigned(body: string, header: string | null, secret: string): boolean {
  const signature = /^Signature ([0-9a-f]{40})$/i.exec(header ?? "")?.[1];
  if (signature === undefined) return false;
  const expected = createHash("sha1").update(body).update(secret).digest();
  return timingSafeEqual(Buffer.from(signature, "hex"), expected);
}

/** Null for other types, which only need an acknowledgement. */
function parse(body: string): HandledEvent | null {
  const json = parseJson(body);
  const generic = anyEvent.safeParse(json);
  if (generic.success && !HANDLED_TYPES.includes(generic.data.notification_type)) return null;
  const parsed = handledEvent.safeParse(json);
  if (!parsed.success) throw new RejectedEvent("malformed");
  return parsed.data;
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new RejectedEvent("malformed");
  }
}

function toPaymentEvent(event: Exclude<HandledEvent, { notification_type: "user_validation" }>): PaymentEvent {
  switch (event.notification_type) {
    case "payment":
      return toPaid(event);
    case "refund":
      return toRefunded(event);
    case "partial_refund":
      return toPartlyRefunded(event);
    case "dispute":
      return toDispute(event);
  }
}

type EventOf<Type> = Extract<HandledEvent, { notification_type: Type }>;

function toPaid({ transaction: { id: paymentId, external_id: orderId }, ...event }: EventOf<"payment">): PaymentEvent {
  const paid = event.purchase.checkout ?? event.purchase.total;
  if (!paid) throw new RejectedEvent("malformed");
  const { vat, sales_tax: salesTax } = event.payment_details ?? {};
  const taxes = [vat, salesTax].flatMap((each) =>
    each && (each.currency ?? paid.currency) === paid.currency ? each : [],
  );
  const units = taxes.reduce((sum, { amount }) => sum + amount, 0);
  const total = { amount: priceInSmallestUnits(paid.amount, paid.currency), currency: paid.currency };
  const tax = taxes.length === 0 ? null : priceInSmallestUnits(units, paid.currency);
  return { kind: "paid", orderId, paymentId, ...total, tax };
}

/** Xsolla's code of a refund that the buyer's bank made. */
const CHARGEBACK = 2;

function toRefunded({ transaction: { id, external_id: orderId }, ...event }: EventOf<"refund">): PaymentEvent {
  const total = event.purchase?.total;
  if (event.refund_details?.code !== CHARGEBACK || !total) return { kind: "refunded", paymentId: id, orderId };
  const { currency } = total;
  const amount = priceInSmallestUnits(total.amount, currency);
  return { kind: "dispute", paymentId: id, reference: id, amount, currency, state: "lost" };
}

function toPartlyRefunded({
  transaction: { id: paymentId },
  purchase,
  ...event
}: EventOf<"partial_refund">): PaymentEvent {
  const amount = priceInSmallestUnits(purchase.total.amount, purchase.total.currency);
  const reference = `${paymentId} ${event.refund_details.date}`;
  return { kind: "refund", paymentId, reference, refundId: null, amount, state: "done" };
}

const DISPUTE_STATES: Readonly<Record<string, "open" | "lost" | "won">> = {
  new: "open",
  accepted: "lost",
  lost: "lost",
  won: "won",
};
/** A bank's question, which moves no money. */
const QUESTION = "retrieval";

function toDispute({ transaction: { id, total }, dispute: { type, status } }: EventOf<"dispute">): PaymentEvent {
  const state = DISPUTE_STATES[status];
  if (state === undefined || type === QUESTION) return { kind: "other" };
  const { currency } = total;
  const amount = priceInSmallestUnits(total.amount, currency);
  return { kind: "dispute", paymentId: id, reference: id, amount, currency, state };
}
