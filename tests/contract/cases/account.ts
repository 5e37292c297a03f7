import { eq } from "drizzle-orm";
import { expect } from "vitest";
import {
  changeEmail,
  changePassword,
  endOtherSessions,
  endSession,
  listConnections,
  listSessions,
  revokeConnection,
  sendActivationMail,
} from "~contract/calls/account";
import { getSessionStatus } from "~contract/calls/session";
import { mailLinks, oauthClient, oauthConsent, oauthRefreshToken, user } from "~api/db/schema";
import { dataOf } from "../../fixtures/api-responses";
import type { CallCase } from "../call-case";
import { UNKNOWN_ID } from "../generic-errors";
import { resetRateLimits, disposableUser, unconfirmedUser, type Person, type World } from "../world";

const PASSWORD = "a kettle on the moon";
const NEW_PASSWORD = "two kettles on the moon";
const ADDRESS = "kettle@example.org";

async function withPassword({ api }: World): Promise<Person> {
  await resetRateLimits({ api });
  const username = `Kettle_${String(Math.floor(Math.random() * 1e9))}`;
  const visitor = api.visitor();
  const fields = { username, email: `${username}@example.org`, password: PASSWORD };
  await visitor.postForm("/session/login?form=sign-up", { intent: "sign-up", ...fields });
  const { userId } = await dataOf(getSessionStatus, visitor.fetch("/session/status"));
  await activationMailed(api, String(userId));
  return { ...visitor, userId: userId ?? null };
}

/** The activation mail is written after the sign-up responds. */
async function activationMailed({ database }: World["api"], userId: string): Promise<void> {
  await expect
    .poll(() => database.$count(mailLinks, eq(mailLinks.userId, userId)), { timeout: 20_000 })
    .toBeGreaterThan(0);
}

/** The id of a tool's connection to the player's account. */
async function connected({ api, player }: World): Promise<string> {
  const tool = { clientId: "kettle-tool", name: "Kettle", redirectUris: ["https://kettle.example/"] };
  await api.database.insert(oauthClient).values(tool).onConflictDoNothing();
  const createdAt = new Date();
  const grant = { clientId: tool.clientId, userId: player.userId, scopes: ["gamedev:read"], createdAt };
  const expiresAt = new Date(Date.now() + 60_000);
  await api.database.insert(oauthRefreshToken).values({ ...grant, expiresAt, token: `token-${String(Math.random())}` });
  const [consent] = await api.database
    .insert(oauthConsent)
    .values({ ...grant, updatedAt: createdAt })
    .returning({ id: oauthConsent.id });
  return String(consent?.id);
}

async function addressOf({ api }: World, { userId }: Person): Promise<string | undefined> {
  const [row] = await api.database
    .select()
    .from(user)
    .where(eq(user.id, String(userId)));
  return row?.email;
}

const change = (fields: Record<string, unknown> = {}) => ({
  currentPassword: PASSWORD,
  newPassword: NEW_PASSWORD,
  signOutOthers: true,
  ...fields,
});

const move = (fields: Record<string, unknown> = {}) => ({ currentPassword: PASSWORD, email: ADDRESS, ...fields });

export const ACCOUNT_CASES: CallCase[] = [
  { call: listSessions, example: ({ player }) => ({ as: player }) },
  {
    call: endSession,
    example: async (world) => {
      const person = await disposableUser(world);
      const { sessions } = await dataOf(listSessions, person.fetch("/profile/sessions"));
      return { as: person, params: { sessionId: String(sessions[0]?.sessionId) } };
    },
  },
  {
    call: listConnections,
    example: async (world) => {
      await connected(world);
      return { as: world.player };
    },
  },
  {
    call: revokeConnection,
    example: async (world) => ({ as: world.player, params: { connectionId: await connected(world) } }),
    refusals: { connection_not_found: ({ player }) => ({ as: player, params: { connectionId: UNKNOWN_ID } }) },
  },
  { call: endOtherSessions, example: async (world) => ({ as: await disposableUser(world) }) },
  {
    call: changePassword,
    example: async (world) => ({ as: await withPassword(world), body: change() }),
    refusals: {
      wrong_password: ({ player }) => ({ as: player, body: change() }),
      password_invalid: async (world) => ({ as: await withPassword(world), body: change({ newPassword: "short" }) }),
    },
  },
  {
    call: changeEmail,
    example: async (world) => ({ as: await withPassword(world), body: move() }),
    refusals: {
      wrong_password: ({ player }) => ({ as: player, body: move() }),
      email_invalid: ({ player }) => ({ as: player, body: move({ email: "kettle" }) }),
      email_unchanged: async (world) => {
        const person = await withPassword(world);
        return { as: person, body: move({ email: await addressOf(world, person) }) };
      },
    },
  },
  {
    call: sendActivationMail,
    example: async (world) => ({ as: await unconfirmedUser(world) }),
    refusals: { already_activated: async (world) => ({ as: await disposableUser(world) }) },
  },
];
