import type { ActionFunctionArgs } from "@remix-run/node";
import { stickerForm } from "~/server/action-forms.server";
import { pageContext } from "~/server/page-context.server";
import { readRequestBody } from "~/server/request-body.server";
import { respondToSpending } from "~/server/spending-response.server";
import { giveSticker } from "~contract/calls/spending";

export async function action(args: ActionFunctionArgs) {
  const context = pageContext(args);
  const { gameId, sticker, key, target } = await readRequestBody(args.request, stickerForm);
  return respondToSpending(context, target, async (api) => {
    const [stickerId, price, currency] = sticker;
    const idempotencyKey = `${key}.${stickerId}`;
    await api(giveSticker, { params: { gameId }, body: { stickerId, price, currency }, idempotencyKey });
    return { ok: true, done: "support.stickerGiven", params: {} };
  });
}

export { scriptAction as clientAction } from "~/browser/client-actions";
export { postOnly as loader } from "~/server/post-only.server";
