import { randomUUID } from "node:crypto";
import { staffTokens } from "~api/db/schema";
import { MAX_LIVE_TOKENS } from "~api/store/staff/tokens";
import * as calls from "~contract/calls/desk-tokens";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, type World } from "../world";

const BODY = { name: "nightly export", permissions: ["catalogue:read"], expiryDays: 30 };
const DAY_MS = 86_400_000;

async function withTokens(world: World, count: number) {
  const { database } = world.api;
  const { as } = await asOwner(world);
  await database.delete(staffTokens);
  const now = new Date();
  const rows = Array.from({ length: count }, () => ({
    ...{ tokenId: randomUUID(), userId: as.userId, name: "nightly export", tokenHash: randomUUID() },
    ...{ permissions: ["catalogue:read" as const], createdAt: now, expiresAt: new Date(now.getTime() + DAY_MS) },
  }));
  await database.insert(staffTokens).values(rows);
  return { as, params: { tokenId: rows[0]?.tokenId ?? "" } };
}

export const DESK_TOKEN_CASES: CallCase[] = [
  { call: calls.listStaffTokens, example: async (world) => ({ as: (await withTokens(world, 2)).as }) },
  {
    call: calls.createStaffToken,
    example: async (world) => ({ ...(await asOwner(world)), body: BODY }),
    refusals: {
      tokens_exhausted: async (world) => ({ as: (await withTokens(world, MAX_LIVE_TOKENS)).as, body: BODY }),
    },
  },
  {
    call: calls.revokeStaffToken,
    example: (world) => withTokens(world, 1),
    refusals: {
      token_not_found: async (world) => ({ ...(await asOwner(world)), params: { tokenId: UNKNOWN_ID } }),
    },
  },
];
