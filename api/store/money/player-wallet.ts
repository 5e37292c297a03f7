import { eq } from "drizzle-orm";
import type { readPlayerWallet } from "~contract/calls/desk-purchases";
import type { CallData } from "~contract/define-call";
import { pixelGrants } from "../../db/schema/refunds";
import type { PageRequest } from "../paging";
import type { QueryContext } from "../query-context";
import { grantableBy, listGrants, requirePlayer } from "./grants";
import { findWallet } from "./wallet";

export async function findPlayerWallet(
  context: QueryContext,
  { userId, staffId, ...pages }: PageRequest & { userId: string; staffId: string },
): Promise<CallData<typeof readPlayerWallet>> {
  const { database, now } = context;
  const player = await requirePlayer(database, userId);
  const [wallet, grants, grantable] = await Promise.all([
    findWallet(context, userId, pages),
    listGrants(database, eq(pixelGrants.userId, userId)),
    grantableBy(database, staffId, now),
  ]);
  return { player, ...wallet, grants, grantable };
}
