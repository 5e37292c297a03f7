import * as calls from "~contract/calls/desk-payouts";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import * as payouts from "../store/money/payouts";
import { changeShare, listShares } from "../store/money/shares";
import { authorOf } from "./content-calls";

/** Rules: docs/product/earnings.md. */
export function registerDeskPayouts(app: ApiApp): void {
  route(app, calls.listDuePayouts, ({ query }, context) => payouts.listDuePayouts(context.get("database"), query));

  route(app, calls.listPayouts, ({ query }, context) => payouts.listPayouts(context.get("database"), query));

  route(app, calls.recordPayout, ({ params, body }, context) =>
    payouts.recordPayout(context.get("database"), { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.reversePayout, ({ params, body }, context) =>
    payouts.reversePayout(context.get("database"), { ...params, ...body }, authorOf(context)),
  );

  route(app, calls.listShares, ({ query }, context) => listShares(context.get("database"), query, new Date()));

  route(app, calls.changeShare, ({ body }, context) => changeShare(context.get("database"), body, authorOf(context)));
}
