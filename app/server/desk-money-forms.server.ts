import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { amountText } from "~/view-models/desk/purchase-list";
import { grantPixels, MAX_GRANT, refundPurchase } from "~contract/calls/desk-purchases";
import { deskReason } from "~contract/calls/desk-staff";
import { MAX_ITEM_PRICE } from "~contract/entities/game-offer";
import { id } from "~contract/entities/identifiers";
import { pixelCurrency } from "~contract/entities/wallet";
import { inSmallestUnits, paidAmountField } from "./desk-amounts.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

/** `key` makes a form that is sent twice one refund, or one grant. */
const refundForm = z
  .object({
    intent: z.enum(["refund", "ask-again"]),
    subject: id.optional(),
    key: id,
    currency: z.string().regex(/^[A-Z]{3}$/),
    amount: paidAmountField,
    reason: deskReason,
  })
  .transform(({ amount, ...form }) => ({ ...form, amount: inSmallestUnits(amount, form.currency) }))
  .refine(({ amount }) => Number.isInteger(amount) && amount >= 1 && amount <= MAX_ITEM_PRICE, { path: ["amount"] });

const grantForm = z.object({
  intent: z.literal("grant"),
  key: id,
  order: id.optional(),
  currency: pixelCurrency,
  amount: z.int().min(1).max(MAX_GRANT),
  reason: deskReason,
});

export function changePurchase(page: PageContext, form: DeskForm, recordId: string) {
  const { api, locale, t } = page;
  if (form.intent !== "refund" && form.intent !== "ask-again") throw badRequest();
  return respondToDeskForm(page, form, refundForm, async ({ key: refundId, currency, amount, reason }) => {
    const { state } = await api(refundPurchase, { params: { recordId, refundId }, body: { amount, reason } });
    const text = state === "DONE" ? "desk.refundDone" : "desk.refundSent";
    return { href: deskPaths.purchase(locale, recordId), message: t(text, { amount: amountText(amount, currency) }) };
  });
}

export function changeWallet(page: PageContext, form: DeskForm, userId: string) {
  const { api, locale, t } = page;
  if (form.intent !== "grant") throw badRequest();
  return respondToDeskForm(page, form, grantForm, async ({ key: grantId, order, currency, amount, reason }) => {
    const body = { currency, amount, reason, ...(order === undefined ? {} : { orderId: order }) };
    await api(grantPixels, { params: { userId, grantId }, body });
    const href = order === undefined ? deskPaths.playerWallet(locale, userId) : deskPaths.purchase(locale, order);
    return { href, message: t("desk.granted", { amount: amountText(amount, currency) }) };
  });
}
