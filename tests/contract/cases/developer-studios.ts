import { randomUUID } from "node:crypto";
import { studioApplications, studioInvitations, studioTokens } from "~api/db/schema";
import { MAX_OPEN_INVITATIONS } from "~api/store/studios/invitations";
import { hashSecret } from "~api/store/studios/secrets";
import { MAX_LIVE_TOKENS } from "~api/store/studios/tokens";
import * as calls from "~contract/calls/developer-studios";
import { addMember, storeStudio } from "../../fixtures/stored-studios";
import type { CallCase, CaseRequest } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { disposableUser, unconfirmedUser, type World } from "../world";
import { REFUSED_WORD, refusingWords } from "./refused-words";

const APPLICATION = { name: "Paper Kites", website: "https://kites.example/", message: "We make games about wind." };
const TOKEN = { name: "Build server", scopes: ["gamedev:write"], gameId: null, expiryDays: 30 };
const DAY_MS = 86_400_000;
const tomorrow = () => new Date(Date.now() + DAY_MS);

type Params = Record<string, string>;

async function asOwner(world: World, more: (studioId: string) => Promise<Params> | Params = () => ({})) {
  const studioId = await storeStudio(world.api.database, world.player);
  return { as: world.player, params: { studioId, ...(await more(studioId)) } };
}

async function asDeveloper(world: World, more?: (studioId: string) => Promise<Params> | Params) {
  const { params } = await asOwner(world, more);
  const developer = await disposableUser(world);
  await addMember(world.api.database, params.studioId, developer, "DEVELOPER");
  return { as: developer, params };
}

type Invitations = { studioId: string; invitedBy: string; secrets: string[] };

async function storeInvitations({ api }: World, { studioId, invitedBy, secrets }: Invitations): Promise<string> {
  const rows = secrets.map((secret) => ({
    ...{ invitationId: randomUUID(), studioId, email: `${secret}@example.org`, role: "DEVELOPER" as const },
    ...{ tokenHash: hashSecret(secret), invitedBy, createdAt: new Date(), expiresAt: tomorrow() },
  }));
  await api.database.insert(studioInvitations).values(rows);
  return rows[0]?.invitationId ?? "";
}

async function storeTokens({ api, player }: World, studioId: string, count = 1): Promise<string> {
  const rows = Array.from({ length: count }, () => ({
    ...{ tokenId: randomUUID(), studioId, userId: player.userId, name: "Build server", tokenHash: randomUUID() },
    ...{ scopes: ["gamedev:read" as const], createdAt: new Date(), expiresAt: tomorrow() },
  }));
  await api.database.insert(studioTokens).values(rows);
  return rows[0]?.tokenId ?? "";
}

const withInvitation = (world: World) => async (studioId: string) => ({
  invitationId: await storeInvitations(world, { studioId, invitedBy: world.player.userId, secrets: [randomUUID()] }),
});
const withToken = (world: World) => async (studioId: string) => ({ tokenId: await storeTokens(world, studioId) });
const withMember = (world: World) => async (studioId: string) => {
  const { userId } = await disposableUser(world);
  await addMember(world.api.database, studioId, { userId }, "DEVELOPER");
  return { userId };
};

async function applying(world: World): Promise<CaseRequest> {
  return { as: await disposableUser(world), body: APPLICATION };
}

async function applyingTwice(world: World): Promise<CaseRequest> {
  const { as, body } = await applying(world);
  const row = { ...APPLICATION, applicationId: randomUUID(), userId: String(as.userId), createdAt: new Date() };
  await world.api.database.insert(studioApplications).values({ ...row, state: "waiting" });
  return { as, body };
}

async function accepting(world: World): Promise<CaseRequest> {
  const studioId = await storeStudio(world.api.database, world.other);
  const secret = randomUUID();
  await storeInvitations(world, { studioId, invitedBy: world.other.userId, secrets: [secret] });
  return { as: world.player, body: { secret } };
}

async function inviting(world: World, open: number): Promise<CaseRequest> {
  const request = await asOwner(world);
  if (open > 0) {
    const secrets = Array.from({ length: open }, () => randomUUID());
    await storeInvitations(world, { studioId: request.params.studioId, invitedBy: world.player.userId, secrets });
  }
  return { ...request, body: { email: "moss@example.org", role: "DEVELOPER" } };
}

async function creatingToken(world: World, live: number, gameId: string | null = null): Promise<CaseRequest> {
  const request = await asOwner(world);
  if (live > 0) await storeTokens(world, request.params.studioId, live);
  return { ...request, body: { ...TOKEN, gameId } };
}

export const DEVELOPER_STUDIO_CASES: CallCase[] = [
  { call: calls.getDeveloperProfile, example: ({ player }) => ({ as: player }) },
  {
    call: calls.listDeveloperStudios,
    example: async (world) => ({ as: (await asOwner(world)).as }),
  },
  { call: calls.listApplications, example: async (world) => ({ as: (await applyingTwice(world)).as }) },
  {
    call: calls.applyForStudio,
    example: applying,
    refusals: {
      studio_name_taken: async (world) => ({
        ...(await applying(world)),
        body: { ...APPLICATION, name: " small  HOURS" },
      }),
      text_refused: async (world) => {
        await refusingWords(world);
        return { ...(await applying(world)), body: { ...APPLICATION, name: `The ${REFUSED_WORD}` } };
      },
      application_waiting: applyingTwice,
      email_not_confirmed: async (world) => ({ as: await unconfirmedUser(world), body: APPLICATION }),
    },
  },
  { call: calls.getStudioTeam, example: (world) => asOwner(world) },
  {
    call: calls.inviteMember,
    example: (world) => inviting(world, 0),
    refusals: {
      studio_role_insufficient: async (world) => ({
        ...(await asDeveloper(world)),
        body: { email: "moss@example.org", role: "OWNER" },
      }),
      invitations_exhausted: (world) => inviting(world, MAX_OPEN_INVITATIONS),
    },
  },
  {
    call: calls.revokeInvitation,
    example: (world) => asOwner(world, withInvitation(world)),
    refusals: {
      studio_role_insufficient: (world) => asDeveloper(world, withInvitation(world)),
      invitation_not_found: (world) => asOwner(world, () => ({ invitationId: UNKNOWN_ID })),
    },
  },
  {
    call: calls.acceptInvitation,
    example: accepting,
    refusals: { invitation_not_found: ({ player }) => ({ as: player, body: { secret: "unknown" } }) },
  },
  {
    call: calls.changeMember,
    example: async (world) => ({ ...(await asOwner(world, withMember(world))), body: { role: "TESTER" } }),
    refusals: {
      studio_role_insufficient: async (world) => ({
        ...(await asDeveloper(world, withMember(world))),
        body: { role: "OWNER" },
      }),
      member_not_found: async (world) => ({
        ...(await asOwner(world, () => ({ userId: UNKNOWN_ID }))),
        body: { role: "TESTER" },
      }),
      last_owner: async (world) => ({
        ...(await asOwner(world, () => ({ userId: world.player.userId }))),
        body: { role: "TESTER" },
      }),
    },
  },
  {
    call: calls.removeMember,
    example: (world) => asOwner(world, withMember(world)),
    refusals: {
      studio_role_insufficient: (world) => asDeveloper(world, withMember(world)),
      member_not_found: (world) => asOwner(world, () => ({ userId: UNKNOWN_ID })),
      last_owner: (world) => asOwner(world, () => ({ userId: world.player.userId })),
    },
  },
  {
    call: calls.createStudioToken,
    example: (world) => creatingToken(world, 0),
    refusals: {
      studio_role_insufficient: async (world) => ({ ...(await asDeveloper(world)), body: TOKEN }),
      game_not_found: (world) => creatingToken(world, 0, world.game),
      tokens_exhausted: (world) => creatingToken(world, MAX_LIVE_TOKENS),
    },
  },
  {
    call: calls.revokeStudioToken,
    example: (world) => asOwner(world, withToken(world)),
    refusals: {
      studio_role_insufficient: (world) => asDeveloper(world, withToken(world)),
      token_not_found: (world) => asOwner(world, () => ({ tokenId: UNKNOWN_ID })),
    },
  },
];
