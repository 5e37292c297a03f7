import * as calls from "~contract/calls/sanctions";
import type { ApiApp } from "../api-context";
import { requirePlayer } from "../identity/require-session";
import { route } from "../route";
import { appealSanction, listOwnSanctions } from "../store/sanctions/appeals";

/** Rules: docs/product/sanctions.md. */
export function registerSanctions(app: ApiApp): void {
  route(app, calls.listSanctions, async (_input, context) => ({
    sanctions: await listOwnSanctions(context.get("database"), requirePlayer(context).userId, new Date()),
  }));

  route(app, calls.appealSanction, async ({ params, body }, context) => {
    const { userId } = requirePlayer(context);
    await appealSanction(context.get("database"), { ...params, ...body, userId, now: new Date() });
    return null;
  });
}
