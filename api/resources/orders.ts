import { getOrder, getPurchase, listOrders } from "~contract/calls/spending";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findOrder, listOrders as findOrders } from "../store/money/orders";
import { findPurchase } from "../store/money/receipts";
import { createQueryContext } from "./create-query-context";
import { requireSignedInUserId } from "../identity/require-session";

export function registerOrders(app: ApiApp): void {
  route(app, getOrder, ({ params, query }, context) =>
    findOrder(createQueryContext(context, query.locale), requireSignedInUserId(context), params.orderId),
  );

  route(app, listOrders, ({ query }, context) =>
    findOrders(createQueryContext(context, query.locale), requireSignedInUserId(context), query),
  );

  route(app, getPurchase, ({ params, query }, context) =>
    findPurchase(createQueryContext(context, query.locale), requireSignedInUserId(context), params.purchaseId),
  );
}
