import { getWallet } from "~contract/calls/spending";
import { route } from "../route";
import type { ApiApp } from "../api-context";
import { findWallet } from "../store/money/wallet";
import { toReading } from "./reading";
import { signedInUserId } from "../identity/signed-in-user";

export function registerWallet(app: ApiApp): void {
  route(app, getWallet, ({ query }, context) =>
    findWallet(toReading(context, query.locale), signedInUserId(context), query),
  );
}
