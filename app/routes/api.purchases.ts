import type { ActionFunctionArgs } from "@remix-run/node";
import { ClientError } from "~/api-client/errors";
import { splitLocale } from "~/rules/locale-path";
import { allowedPaymentUrl } from "~/rules/payments";
import { env } from "~/server/env.server";
import { purchaseForm, type PurchaseForm } from "~/server/action-forms.server";
import { pageContext, type PageContext } from "~/server/page-context.server";
import { readRequestBody } from "~/server/request-body.server";
import { respondToSpending } from "~/server/spending-response.server";
import { reportHandledError } from "~/server/report-error.server";
import type { SpendResult } from "~/view-models/spending";
import { purchaseItem } from "~contract/calls/spending";

const BOUGHT: SpendResult = { ok: true, done: "offer.bought", params: {} };

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await readRequestBody(args.request, purchaseForm);
  return respondToSpending(context, form.target, () => purchase(context, form));
}

async function purchase(
  { api, redirectTo }: PageContext,
  { gameId, itemId, key, target, ...body }: PurchaseForm,
): Promise<SpendResult | Response> {
  try {
    const idempotencyKey = `${key}.${itemId}`;
    const query = { locale: splitLocale(target ?? "").locale };
    const params = { gameId, itemId };
    const { completed, paymentUrl } = await api(purchaseItem, { params, query, body, idempotencyKey });
    if (completed) return BOUGHT;
    const address = allowedPaymentUrl(paymentUrl, env.PAYMENT_ORIGINS);
    if (address !== null) return redirectTo(address);
    reportHandledError(new Error("A payment URL is not in PAYMENT_ORIGINS; there was no redirect."));
    return { ok: false, error: "payments_disabled" };
  } catch (error) {
    // A purchase made in another tab counts as success.
    if (error instanceof ClientError && error.has("already_purchased")) return BOUGHT;
    throw error;
  }
}

export { scriptAction as clientAction } from "~/browser/client-actions";
export { postOnly as loader } from "~/server/post-only.server";
