import { eq } from "drizzle-orm";
import { user } from "~api/db/schema";
import { startPlayerExport } from "~api/store/personal-data/players-data";
import * as calls from "~contract/calls/desk-personal-data";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, disposableUser, OTHER_NAME, type World } from "../world";

const REASON = { reason: "By mail, of 29 November." };
const ACCOUNT = { kind: "account" };

async function exporting(world: World): Promise<CaseRequest> {
  const { as } = await asOwner(world);
  const { userId } = await disposableUser(world);
  const author = { actorId: as.userId, tokenName: undefined, now: new Date() };
  await startPlayerExport(world.api.database, { userId, ...REASON }, author);
  return { as, params: { userId, ...ACCOUNT } };
}

async function deletionOf(world: World, userId: string) {
  const [row] = await world.api.database.select({ username: user.name }).from(user).where(eq(user.id, userId));
  return { params: { userId }, body: { ...REASON, username: row?.username } };
}

async function deleting(world: World): Promise<CaseRequest> {
  const { userId } = await disposableUser(world);
  return { ...(await asOwner(world)), ...(await deletionOf(world, userId)) };
}

const onUnknown = (request: Omit<CaseRequest, "as">) => async (world: World) => ({
  ...{ ...(await asOwner(world)), ...request, params: { ...request.params, userId: UNKNOWN_ID } },
});

export const DESK_PERSONAL_DATA_CASES: CallCase[] = [
  {
    call: calls.startPlayerExport,
    example: async (world) => {
      const { userId } = await disposableUser(world);
      return { ...(await asOwner(world)), params: { userId }, body: REASON };
    },
    refusals: { user_not_found: onUnknown({ body: REASON }) },
  },
  {
    call: calls.getPlayersData,
    example: exporting,
    refusals: {
      user_not_found: onUnknown({ params: ACCOUNT }),
      export_not_started: async (world) => {
        const { userId } = await disposableUser(world);
        return { ...(await asOwner(world)), params: { userId, ...ACCOUNT } };
      },
    },
  },
  {
    call: calls.deletePlayer,
    example: deleting,
    refusals: {
      user_not_found: onUnknown({ body: { ...REASON, username: "moss" } }),
      username_wrong: async (world) => ({ ...(await deleting(world)), body: { ...REASON, username: OTHER_NAME } }),
      player_protected: async (world) => {
        const { as } = await asOwner(world);
        return { as, ...(await deletionOf(world, as.userId)) };
      },
    },
  },
];
