import * as calls from "~contract/calls/desk-tokens";
import type { ApiApp, ApiContext } from "../api-context";
import { staffOf } from "../identity/require-staff";
import { route } from "../route";
import { createToken, listTokens, revokeToken } from "../store/staff/tokens";

/** Rules: docs/product/desk.md#tokens. */
export function registerDeskTokens(app: ApiApp): void {
  route(app, calls.listStaffTokens, async (_input, context) => ({
    tokens: await listTokens(context.get("database"), seenOf(context), new Date()),
  }));

  route(app, calls.createStaffToken, ({ body }, context) => {
    const author = { actorId: staffOf(context).userId, now: new Date() };
    return createToken(context.get("database"), body, author);
  });

  route(app, calls.revokeStaffToken, async ({ params: { tokenId } }, context) => {
    const now = new Date();
    const author = { actorId: staffOf(context).userId, now };
    const name = await revokeToken(context.get("database"), { tokenId, ofUserId: seenOf(context) }, author);
    return { name, revokedDate: now.toISOString() };
  });
}

/** Null: the tokens of everybody. */
function seenOf(context: ApiContext): string | null {
  const { role, userId } = staffOf(context);
  return role === "OWNER" ? null : userId;
}
