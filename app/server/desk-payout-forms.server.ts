import * as z from "zod";
import { deskPaths } from "~/desk-paths";
import { amountText } from "~/view-models/desk/purchase-list";
import { changeShare, recordPayout, reversePayout } from "~contract/calls/desk-payouts";
import { deskReason } from "~contract/calls/desk-staff";
import {
  earningsCurrency,
  MAX_PAYOUT,
  MAX_PAYOUT_REFERENCE_LENGTH,
  MAX_SHARE_POINTS,
} from "~contract/entities/earnings";
import { id } from "~contract/entities/identifiers";
import { inSmallestUnits, paidAmountField, percentField } from "./desk-amounts.server";
import { publishMoment } from "./desk-content-forms.server";
import { respondToDeskForm, type DeskForm } from "./desk-form.server";
import type { PageContext } from "./page-context.server";
import { badRequest } from "./request-body.server";

/** `key` makes a form that is sent twice one payout. */
const payoutForm = z
  .object({
    ...{ intent: z.literal("record-payout"), subject: z.string(), key: id, studioId: id },
    currency: earningsCurrency,
    amount: paidAmountField,
    paidOn: z.iso.date(),
    reference: z.string().trim().min(1).max(MAX_PAYOUT_REFERENCE_LENGTH),
  })
  .transform(({ amount, ...form }) => ({ ...form, amount: inSmallestUnits(amount, form.currency) }))
  .refine(({ amount }) => Number.isInteger(amount) && amount >= 1 && amount <= MAX_PAYOUT, { path: ["amount"] });

const reversalForm = z.object({ intent: z.literal("reverse-payout"), subject: id, reason: deskReason });

/** Of the portal without `subject`; a studio without a share of its own has the portal's. */
const shareForm = z
  .object({
    ...{ intent: z.literal("change-share"), subject: id.optional() },
    percent: percentField.optional(),
    validFrom: publishMoment.optional(),
    reason: deskReason,
  })
  .refine(({ subject, percent }) => subject !== undefined || percent !== undefined, { path: ["percent"] })
  .refine(({ percent = 0 }) => percent <= MAX_SHARE_POINTS, { path: ["percent"] });

type Place = { href: string };

export function payStudio(page: PageContext, form: DeskForm, { href }: Place) {
  if (form.intent !== "record-payout") throw badRequest();
  const { api, t } = page;
  return respondToDeskForm(page, form, payoutForm, async ({ key: payoutId, studioId, ...typed }) => {
    const { currency, amount, paidOn, reference } = typed;
    const body = { currency, amount, paidOn, reference };
    const { studioName } = await api(recordPayout, { params: { studioId, payoutId }, body });
    return { href, message: t("desk.payoutRecorded", { name: studioName, amount: amountText(amount, currency) }) };
  });
}

export function takePayoutBack(page: PageContext, form: DeskForm) {
  if (form.intent !== "reverse-payout") throw badRequest();
  const { api, locale, t } = page;
  return respondToDeskForm(page, form, reversalForm, async ({ subject: payoutId, reason }) => {
    await api(reversePayout, { params: { payoutId }, body: { reason } });
    return { href: deskPaths.payoutHistory(locale), message: t("desk.payoutReversed") };
  });
}

export function changeShareOf(page: PageContext, form: DeskForm, { href }: Place) {
  if (form.intent !== "change-share") throw badRequest();
  const { api, t } = page;
  return respondToDeskForm(page, form, shareForm, async ({ subject, percent, validFrom, reason }) => {
    const body = { studioId: subject ?? null, points: percent ?? null, validFrom: validFrom ?? null, reason };
    await api(changeShare, { body });
    return { href, message: t("desk.shareChanged") };
  });
}
