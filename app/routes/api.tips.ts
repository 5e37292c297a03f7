import type { ActionFunctionArgs } from "@remix-run/node";
import type { CallApi } from "~/api-client/client";
import { formatReward } from "~/i18n/format-number";
import { tipAmount, tipForm, type TipForm } from "~/server/action-forms.server";
import { pageContext } from "~/server/page-context.server";
import { readRequestBody } from "~/server/request-body.server";
import { respondToSpending } from "~/server/spending-response.server";
import type { SpendResult } from "~/view-models/spending";
import { tipGame } from "~contract/calls/spending";

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await readRequestBody(args.request, tipForm);
  return respondToSpending(context, form.target, (api) => tip(api, form));
}

async function tip(api: CallApi, { gameId, key, currency, amount: offered, other }: TipForm): Promise<SpendResult> {
  const parsed = tipAmount.safeParse(Number(other.trim() || offered));
  if (!parsed.success) return { ok: false, error: "invalid_request_payload" };
  const amount = parsed.data;
  // One key per rendered form and amount: a resubmission is charged once.
  const idempotencyKey = `${key}.${String(amount)}`;
  await api(tipGame, { params: { gameId }, body: { amount, currency }, idempotencyKey });
  return { ok: true, done: "support.tipped", params: { amount: formatReward({ amount, currency }) } };
}

export { scriptAction as clientAction } from "~/browser/client-actions";
export { postOnly as loader } from "~/server/post-only.server";
