import type { ActionFunctionArgs } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { splitLocale } from "~/rules/locale-path";
import { paymentAddress } from "~/rules/payment-address";
import { env } from "~/server/env.server";
import { purchaseForm, type PurchaseForm } from "~/server/forms/purchase-form.server";
import { pageContext, type PageContext } from "~/server/page-context.server";
import { requestBody } from "~/server/request-body.server";
import { answerSpending } from "~/server/spending-answer.server";
import { noteSurvivedFailure } from "~/server/survived-failure.server";
import type { SpendAnswer } from "~/view-models/spending";
import { purchaseItem } from "~contract/calls/spending";

const BOUGHT: SpendAnswer = { ok: true, done: "offer.bought", params: {} };

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await requestBody(args.request, purchaseForm);
  return answerSpending(context, form.target, () => purchase(context, form));
}

async function purchase(
  { api, redirectTo }: PageContext,
  { gameId, itemId, key, target }: PurchaseForm,
): Promise<SpendAnswer | Response> {
  try {
    const idempotencyKey = `${key}.${itemId}`;
    const query = { locale: splitLocale(target ?? "").locale };
    const { completed, paymentUrl } = await api(purchaseItem, { params: { gameId, itemId }, query, idempotencyKey });
    if (completed) return BOUGHT;
    const address = paymentAddress(paymentUrl, env.PAYMENT_ORIGINS);
    if (address !== null) return redirectTo(address);
    noteSurvivedFailure(new Error("A payment address is none of PAYMENT_ORIGINS; nobody was sent there."));
    return { ok: false, error: "payments_disabled" };
  } catch (error) {
    // A purchase made in another tab counts as success.
    if (error instanceof ClientError && error.has("already_purchased")) return BOUGHT;
    throw error;
  }
}

export { answerInAnyCase as clientAction } from "~/browser/answer-when-unreachable";
export { postOnly as loader } from "~/server/post-only.server";
