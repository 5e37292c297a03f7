import { eq } from "drizzle-orm";
import { sanctions, staffMembers } from "~api/db/schema";
import { appealSanction as storeAppeal } from "~api/store/sanctions/appeals";
import { sanctionPlayer as storeSanction } from "~api/store/sanctions/sanction-player";
import * as calls from "~contract/calls/desk-players";
import * as ownCalls from "~contract/calls/sanctions";
import type { TestPlayer } from "../../fixtures/players";
import { appoint } from "../../fixtures/staff";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { asOwner, disposableUser, OTHER_NAME, type World } from "../world";

const NOTICE = { rule: "INSULT", text: "Stay friendly." } as const;
const WARNING = { ...NOTICE, kind: "WARNING" } as const;
const REASON = { reason: "A mistake." };
const UPHELD = { outcome: "UPHELD", answer: "We looked again." };
const APPEAL = { text: "It was not me." };

type Warned = { as: TestPlayer; player: TestPlayer; sanctionId: string };

/** By an owner, about somebody new. */
async function warned(world: World, { isAppealed = false, isLifted = false } = {}): Promise<Warned> {
  const { as } = await asOwner(world);
  const player = await disposableUser(world);
  const { database } = world.api;
  const now = new Date();
  const author = { actorId: as.userId, moderator: { userId: as.userId, role: "OWNER" as const }, now };
  const { sanctionId } = await storeSanction(database, { userId: player.userId, sanction: WARNING }, author);
  if (isAppealed) await storeAppeal(database, { userId: player.userId, sanctionId, ...APPEAL, now });
  if (isLifted) await database.update(sanctions).set({ liftedAt: now }).where(eq(sanctions.sanctionId, sanctionId));
  return { as, player, sanctionId };
}

const about = (body: object) => async (world: World) => ({
  ...{ ...(await asOwner(world)), params: { userId: (await disposableUser(world)).userId }, body },
});
const onSanction = (body: object, state = {}) => {
  return async (world: World): Promise<CaseRequest> => {
    const { as, sanctionId } = await warned(world, state);
    return { as, params: { sanctionId }, body };
  };
};
const onUnknown = (body: object) => async (world: World) => ({
  ...{ ...(await asOwner(world)), params: { sanctionId: UNKNOWN_ID }, body },
});
const asPlayer = (state = {}) => {
  return async (world: World): Promise<CaseRequest> => {
    const { player, sanctionId } = await warned(world, state);
    return { as: player, params: { sanctionId }, body: APPEAL };
  };
};

/** Whose sanction it is, now with a role of their own. */
const aboutOneself = (body: object, state = {}) => {
  return async (world: World): Promise<CaseRequest> => {
    const { player, sanctionId } = await warned(world, state);
    await appoint(world.api.database, player, { role: "OWNER" });
    return { as: player, params: { sanctionId }, body };
  };
};

/** A moderator who has decided, beside an owner. */
async function ownDecision(world: World): Promise<CaseRequest> {
  const { as, sanctionId } = await warned(world, { isAppealed: true });
  await asOwner(world);
  await world.api.database.update(staffMembers).set({ role: "MODERATOR" }).where(eq(staffMembers.userId, as.userId));
  return { as, params: { sanctionId }, body: UPHELD };
}

export const SANCTION_CASES: CallCase[] = [
  {
    call: ownCalls.listSanctions,
    example: async (world) => ({ as: (await warned(world, { isAppealed: true })).player }),
  },
  {
    call: ownCalls.appealSanction,
    example: asPlayer(),
    refusals: {
      sanction_not_found: (world) => ({ as: world.player, params: { sanctionId: UNKNOWN_ID }, body: APPEAL }),
      sanction_ended: asPlayer({ isLifted: true }),
      appeal_already_sent: asPlayer({ isAppealed: true }),
    },
  },
  {
    call: calls.listPlayers,
    example: async (world) => ({ ...(await asOwner(world)), query: { search: OTHER_NAME } }),
    refusals: {
      invalid_request_payload: async (world) => ({ ...(await asOwner(world)), query: { search: " " } }),
    },
  },
  {
    call: calls.readPlayer,
    example: async (world) => {
      const { as, player } = await warned(world, { isAppealed: true });
      return { as, params: { userId: player.userId } };
    },
    refusals: {
      user_not_found: async (world) => ({ ...(await asOwner(world)), params: { userId: UNKNOWN_ID } }),
    },
  },
  {
    call: calls.sanctionPlayer,
    example: about({ ...NOTICE, kind: "RENAME", username: null, mayRename: true }),
    refusals: {
      user_not_found: async (world) => ({
        ...{ ...(await asOwner(world)), params: { userId: UNKNOWN_ID }, body: WARNING },
      }),
      player_protected: async (world) => {
        const { as } = await asOwner(world);
        return { as, params: { userId: as.userId }, body: WARNING };
      },
      suspension_end_invalid: about({ ...NOTICE, kind: "SUSPENSION", endDate: "2020-01-01T00:00:00Z" }),
      username_invalid: about({ ...NOTICE, kind: "RENAME", username: "a b", mayRename: true }),
      username_taken: about({ ...NOTICE, kind: "RENAME", username: OTHER_NAME, mayRename: true }),
      no_changes: about({ ...NOTICE, kind: "PICTURE_REMOVAL" }),
    },
  },
  {
    call: calls.liftSanction,
    example: onSanction(REASON),
    refusals: {
      sanction_not_found: onUnknown(REASON),
      sanction_ended: onSanction(REASON, { isLifted: true }),
      player_protected: aboutOneself(REASON),
    },
  },
  { call: calls.listAppeals, example: asOwner },
  {
    call: calls.decideAppeal,
    example: onSanction(UPHELD, { isAppealed: true }),
    refusals: {
      sanction_not_found: onUnknown(UPHELD),
      appeal_not_open: onSanction(UPHELD),
      appeal_of_own_decision: ownDecision,
      player_protected: aboutOneself(UPHELD, { isAppealed: true }),
    },
  },
];
