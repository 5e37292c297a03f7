import { createHash, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import { priceInSmallestUnits } from "../../store/money/prices";
import { RejectedEvent, type PaymentEvent } from "../payment-provider";
import type { XsollaSettings } from "../payment-settings";

const idText = z.union([z.string().min(1), z.int()]).transform(String);
const money = z.object({ currency: z.string().regex(/^[A-Z]{3}$/), amount: z.number() });
const settings = z.object({ project_id: z.coerce.number() });
const transaction = z.object({ id: idText, external_id: idText, dry_run: z.number().nullish() });

const validation = z.object({ notification_type: z.literal("user_validation"), user: z.object({ id: idText }) });
const payment = z.object({
  notification_type: z.literal("payment"),
  settings,
  transaction,
  purchase: z.object({ checkout: money.optional(), total: money.optional() }),
});
const refund = z.object({ notification_type: z.literal("refund"), settings, transaction });

const handledEvent = z.discriminatedUnion("notification_type", [validation, payment, refund]);
const HANDLED_TYPES: readonly unknown[] = ["user_validation", "payment", "refund"];
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
  const { id: paymentId, external_id: orderId } = event.transaction;
  if (event.notification_type === "refund") return { kind: "refunded", paymentId, orderId };
  const paid = event.purchase.checkout ?? event.purchase.total;
  if (!paid) throw new RejectedEvent("malformed");
  const { amount, currency } = paid;
  return { kind: "paid", orderId, paymentId, amount: priceInSmallestUnits(amount, currency), currency };
}
