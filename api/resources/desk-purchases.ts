import * as calls from "~contract/calls/desk-purchases";
import type { ApiApp } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { sendRefund } from "../payments/send-refund";
import { route } from "../route";
import { readPurchase } from "../store/money/desk-purchase-details";
import { listPurchasesAtDesk } from "../store/money/desk-purchase-list";
import { grantPixels } from "../store/money/grants";
import { findPlayerWallet } from "../store/money/player-wallet";
import { findRefund, startRefund } from "../store/money/refunds";
import { authorOf } from "./content-calls";
import { createQueryContext } from "./create-query-context";

/** Rules: docs/product/refunds.md. */
export function registerDeskPurchases(app: ApiApp): void {
  route(app, calls.listDeskPurchases, ({ query }, context) =>
    listPurchasesAtDesk(context.get("database"), query, new Date()),
  );

  route(app, calls.readDeskPurchase, ({ params }, context) =>
    readPurchase(context.get("database"), params.recordId, new Date()),
  );

  route(app, calls.refundPurchase, async ({ params, body }, context) => {
    const database = context.get("database");
    const started = await startRefund(database, { ...params, ...body }, authorOf(context));
    if (started.order) await sendRefund(context, started.order, started.refund);
    return findRefund(database, params.refundId);
  });

  route(app, calls.readPlayerWallet, ({ params, query }, context) =>
    findPlayerWallet(createQueryContext(context, query.locale), {
      ...{ ...params, ...query, staffId: staffOf(context).userId },
    }),
  );

  route(app, calls.grantPixels, ({ params, body }, context) => {
    const staff = { ...authorOf(context), actorId: staffOf(context).userId };
    return grantPixels(context.get("database"), { ...params, ...body }, staff);
  });
}
