import * as calls from "~contract/calls/takedown-appeals";
import type { ApiApp } from "../api-context";
import { requireGameRole } from "../identity/require-role";
import { staffOf } from "../identity/require-staff";
import { route } from "../route";
import { appealTakedown, rejectAppeal } from "../store/studios/takedown-appeals";
import { MAKERS } from "../store/studios/memberships";

/** Rules: docs/product/studios.md#takedowns. */
export function registerTakedownAppeals(app: ApiApp): void {
  route(app, calls.appealTakedown, async ({ params, body: { text } }, context) => {
    const { gameId } = await requireGameRole(context, params.gameId, MAKERS);
    await appealTakedown(context.get("database"), { gameId, text, now: new Date() });
    return null;
  });

  route(app, calls.rejectAppeal, ({ params, body: { reason } }, context) => {
    const actorId = staffOf(context).userId;
    return rejectAppeal(context.get("database"), { ...params, actorId, reason, now: new Date() });
  });
}
