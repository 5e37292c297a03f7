import { giveSticker, listPurchases, listStickers, purchaseItem, tipGame } from "~contract/calls/spending";
import type { Call } from "~contract/define-call";
import { route } from "../route";
import type { ApiApp, ApiContext } from "../api-context";
import type { ChangeRequest } from "../store/idempotent-change";
import { purchaseItem as purchase } from "../store/money/purchases";
import { listPurchases as findPurchases } from "../store/money/receipts";
import { giveSticker as give, listStickers as findStickers } from "../store/money/stickers";
import { tipGame as tip } from "../store/money/tips";
import { checkOut } from "../payments/check-out";
import { DEFAULT_LOCALE, createQueryContext } from "./create-query-context";
import { requireSignedInUserId } from "../identity/require-session";

export function registerSpending(app: ApiApp): void {
  route(app, tipGame, (input, context) =>
    tip(context.get("database"), toChange(context, tipGame, input), { ...input.params, ...input.body }),
  );

  route(app, listStickers, async ({ query }, context) => ({
    stickers: await findStickers(createQueryContext(context, query.locale)),
  }));

  route(app, giveSticker, (input, context) =>
    give(context.get("database"), toChange(context, giveSticker, input), { ...input.params, ...input.body }),
  );

  route(app, purchaseItem, async (input, context) => {
    const purchaseInput = {
      ...{ ...input.params, shown: input.body },
      locale: input.query.locale ?? DEFAULT_LOCALE,
      providers: context.get("paymentProviders"),
    };
    const outcome = await purchase(context.get("database"), toChange(context, purchaseItem, input), purchaseInput);
    return outcome.completed ? outcome : { completed: false, paymentUrl: await checkOut(context, outcome.order) };
  });

  route(app, listPurchases, ({ query }, context) =>
    findPurchases(createQueryContext(context, query.locale), requireSignedInUserId(context), query),
  );
}

type ChangeInput = { params: unknown; body: unknown; idempotencyKey?: string };

function toChange(context: ApiContext, { name }: Call, { params, body, idempotencyKey }: ChangeInput): ChangeRequest {
  const call = { name, input: { params, body } };
  return { userId: requireSignedInUserId(context), idempotencyKey, call, now: new Date() };
}
