import { getOrder } from "~contract/calls/spending";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findOrder } from "../store/orders";
import { toReading } from "./reading";
import { signedInUserId } from "../identity/signed-in-user";

export function registerOrders(app: ApiApp): void {
  route(app, getOrder, ({ params, query }, context) =>
    findOrder(toReading(context, query.locale), signedInUserId(context), params.orderId),
  );
}
