import { getOrder, getPurchase, listOrders } from "~contract/calls/spending";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findOrder, listOrders as findOrders } from "../store/money/orders";
import { findPurchase } from "../store/money/receipts";
import { toReading } from "./reading";
import { signedInUserId } from "../identity/signed-in-user";

export function registerOrders(app: ApiApp): void {
  route(app, getOrder, ({ params, query }, context) =>
    findOrder(toReading(context, query.locale), signedInUserId(context), params.orderId),
  );

  route(app, listOrders, ({ query }, context) =>
    findOrders(toReading(context, query.locale), signedInUserId(context), query),
  );

  route(app, getPurchase, ({ params, query }, context) =>
    findPurchase(toReading(context, query.locale), signedInUserId(context), params.purchaseId),
  );
}
