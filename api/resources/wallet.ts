import { getWallet } from "~contract/calls/spending";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findWallet } from "../store/money/wallet";
import { createQueryContext } from "./create-query-context";
import { requireSignedInUserId } from "../identity/require-session";

export function registerWallet(app: ApiApp): void {
  route(app, getWallet, ({ query }, context) =>
    findWallet(createQueryContext(context, query.locale), requireSignedInUserId(context), query),
  );
}
