import * as calls from "~contract/calls/passkeys";
import { MAX_PASSKEYS } from "~contract/entities/passkey";
import { passkey } from "~api/db/schema";
import { dataOf } from "../../fixtures/api-responses";
import { createAuthenticator } from "../../fixtures/authenticator";
import type { CallCase, CaseRequest } from "../call-case";
import type { World } from "../world";
import { confirmed, withPassword, withWrongPassword } from "./second-factor";

const MISSING = { passkeyId: "00000000-0000-4000-8000-000000000000" };
const PATH = "/profile/passkeys";

async function made(world: World, account = confirmed) {
  const { as, body } = await account(world);
  const device = createAuthenticator();
  const question = await dataOf(calls.startPasskey, as.postJson(`${PATH}/start`, body));
  return { as, password: body, device, body: { ...device.make(question), name: "Laptop" } };
}

async function added(world: World, account = confirmed) {
  const { as, password, device, body } = await made(world, account);
  const { passkey: one } = await dataOf(calls.addPasskey, as.postJson(PATH, body));
  return { as, body: password, device, params: { passkeyId: one.passkeyId } };
}

async function answered(world: World) {
  const { as, device } = await added(world);
  const start = as.postJson("/profile/confirmation/passkey/start", undefined);
  return { as, body: device.answer(await dataOf(calls.startPasskeyConfirmation, start)) };
}

async function exhausted<Request extends CaseRequest>(world: World, request: Request): Promise<Request> {
  const stored = { userId: String(request.as.userId), name: "Laptop", publicKey: "key", counter: 0 };
  const rows = Array.from({ length: MAX_PASSKEYS }, () => ({
    ...{ ...stored, credentialID: crypto.randomUUID(), deviceType: "singleDevice", backedUp: false },
  }));
  await world.api.database.insert(passkey).values(rows);
  return request;
}

export const PASSKEY_CASES: CallCase[] = [
  { call: calls.listPasskeys, example: ({ player }) => ({ as: player }) },
  {
    call: calls.startPasskey,
    example: confirmed,
    refusals: {
      wrong_password: withWrongPassword,
      passkeys_exhausted: async (world) => exhausted(world, await confirmed(world)),
    },
  },
  {
    call: calls.addPasskey,
    example: async (world) => {
      const { as, body } = await made(world);
      return { as, body };
    },
    refusals: {
      passkey_not_accepted: async (world) => ({ as: (await confirmed(world)).as, body: (await made(world)).body }),
      passkeys_exhausted: async (world) => {
        const { as, body } = await made(world);
        return exhausted(world, { as, body });
      },
    },
  },
  {
    call: calls.removePasskey,
    example: async (world) => {
      const { as, body, params } = await added(world);
      return { as, body, params };
    },
    refusals: {
      wrong_password: async (world) => ({ ...(await withWrongPassword(world)), params: MISSING }),
      passkey_not_found: async (world) => ({ ...(await withPassword(world)), params: MISSING }),
      last_passkey: async (world) => {
        const { as, body, params } = await added(world, withPassword);
        return { as, body, params };
      },
    },
  },
  {
    call: calls.startPasskeyConfirmation,
    example: async (world) => ({ as: (await added(world)).as }),
    refusals: { passkey_not_found: ({ player }) => ({ as: player }) },
  },
  {
    call: calls.confirmSessionByPasskey,
    example: answered,
    refusals: {
      passkey_not_accepted: async (world) => ({ as: (await confirmed(world)).as, body: (await answered(world)).body }),
    },
  },
];
