import type { ActionFunctionArgs } from "@remix-run/node";
import { stickerForm } from "~/server/forms/sticker-form.server";
import { pageContext } from "~/server/page-context.server";
import { requestBody } from "~/server/request-body.server";
import { answerSpending } from "~/server/spending-answer.server";
import { giveSticker } from "~contract/calls/spending";

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const { gameId, stickerId, key, target } = await requestBody(args.request, stickerForm);
  return answerSpending(context, target, async (api) => {
    const idempotencyKey = `${key}.${stickerId}`;
    await api(giveSticker, { params: { gameId }, body: { stickerId }, idempotencyKey });
    return { ok: true, done: "support.stickerGiven", params: {} };
  });
}

export { answerInAnyCase as clientAction } from "~/browser/answer-when-unreachable";
export { postOnly as loader } from "~/server/post-only.server";
