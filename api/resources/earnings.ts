import * as calls from "~contract/calls/earnings";
import type { ApiApp } from "../api-context";
import { OWNERS, requireStudioRole } from "../identity/require-role";
import { route } from "../route";
import { findShare } from "../store/money/shares";
import { listBalances, listStatements, readStatement } from "../store/money/statements";
import { changeBankDetails, findBankDetails } from "../store/studios/bank-details";
import { findStudioName, MAKERS } from "../store/studios/memberships";

/** Rules: docs/product/earnings.md. */
export function registerEarnings(app: ApiApp): void {
  route(app, calls.getStudioEarnings, async ({ params: { studioId } }, context) => {
    const { role } = await requireStudioRole(context, studioId, MAKERS);
    const database = context.get("database");
    return {
      studio: { studioId, name: await findStudioName(database, studioId), role },
      share: await findShare(database, studioId, new Date()),
      balances: await listBalances(database, studioId),
      statements: await listStatements(database, studioId),
      bankDetails: role === "OWNER" ? await findBankDetails(database, studioId) : null,
    };
  });

  route(app, calls.getStudioStatement, async ({ params: { studioId, month } }, context) => {
    const { role } = await requireStudioRole(context, studioId, MAKERS);
    const database = context.get("database");
    const statement = await readStatement(database, { studioId, month }, new Date());
    return { studio: { studioId, name: await findStudioName(database, studioId), role }, month, ...statement };
  });

  route(app, calls.changeBankDetails, async ({ params: { studioId }, body }, context) => {
    await requireStudioRole(context, studioId, OWNERS);
    const change = { studioId, ...body, now: new Date() };
    return { bankDetails: await changeBankDetails(context.get("database"), change) };
  });
}
