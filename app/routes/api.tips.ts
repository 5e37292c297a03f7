import type { ActionFunctionArgs } from "@remix-run/node";
import type { Ask } from "~/api-client/client";
import { formatReward } from "~/i18n/format-reward";
import { tipAmount, tipForm, type TipForm } from "~/server/forms/tip-form.server";
import { pageContext } from "~/server/page-context.server";
import { requestBody } from "~/server/request-body.server";
import { answerSpending } from "~/server/spending-answer.server";
import type { SpendAnswer } from "~/view-models/spending";
import { tipGame } from "~contract/calls/spending";

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const form = await requestBody(args.request, tipForm);
  return answerSpending(context, form.target, (api) => tip(api, form));
}

async function tip(api: Ask, { gameId, key, currency, amount: offered, other }: TipForm): Promise<SpendAnswer> {
  const parsed = tipAmount.safeParse(Number(other.trim() || offered));
  if (!parsed.success) return { ok: false, error: "invalid_request_payload" };
  const amount = parsed.data;
  // One key per rendered form and amount: a resubmission is charged once.
  const idempotencyKey = `${key}.${String(amount)}`;
  await api(tipGame, { params: { gameId }, body: { amount, currency }, idempotencyKey });
  return { ok: true, done: "support.tipped", params: { amount: formatReward({ amount, currency }) } };
}

export { answerInAnyCase as clientAction } from "~/browser/answer-when-unreachable";
export { postOnly as loader } from "~/server/post-only.server";
