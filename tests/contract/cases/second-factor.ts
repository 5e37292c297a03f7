import * as calls from "~contract/calls/second-factor";
import { dataOf } from "../../fixtures/api-responses";
import { KNOWN_PASSWORD, setKnownPassword } from "../../fixtures/passwords";
import type { TestPlayer } from "../../fixtures/players";
import { appoint } from "../../fixtures/staff";
import { totpCode, wrongTotpCode } from "../../fixtures/totp";
import type { CallCase, CaseRequest } from "../call-case";
import { disposableUser, type World } from "../world";

const PASSWORD = { currentPassword: KNOWN_PASSWORD };
const PATH = "/profile/second-factor";

export async function withPassword(world: World): Promise<{ as: TestPlayer; body: object }> {
  const person = await disposableUser(world);
  await setKnownPassword(world.api, person.userId);
  return { as: person, body: PASSWORD };
}

export async function withWrongPassword(world: World): Promise<CaseRequest> {
  return { ...(await withPassword(world)), body: { currentPassword: "a guess" } };
}

/** A second code within the same half minute. */
async function confirming(world: World, codeOf = totpCode): Promise<CaseRequest> {
  const { as, secret } = await confirmedBy(world);
  return { as, body: { ...PASSWORD, code: codeOf(secret) } };
}

async function started(world: World): Promise<{ as: TestPlayer; secret: string }> {
  const { as } = await withPassword(world);
  const { secret } = await dataOf(calls.startSecondFactor, as.postJson(PATH, PASSWORD));
  return { as, secret };
}

export async function confirmed(world: World): Promise<{ as: TestPlayer; body: object }> {
  return { as: (await confirmedBy(world)).as, body: PASSWORD };
}

async function confirmedBy(world: World): Promise<{ as: TestPlayer; secret: string }> {
  const { as, secret } = await started(world);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ code: totpCode(secret) });
  await dataOf(calls.confirmSecondFactor, as.fetch(PATH, { method: "PUT", headers, body }));
  return { as, secret };
}

export const SECOND_FACTOR_CASES: CallCase[] = [
  { call: calls.getSecondFactor, example: ({ player }) => ({ as: player }) },
  {
    call: calls.confirmSession,
    example: (world) => confirming(world),
    refusals: {
      wrong_password: withWrongPassword,
      second_factor_code_wrong: (world) => confirming(world, wrongTotpCode),
    },
  },
  {
    call: calls.startSecondFactor,
    example: withPassword,
    refusals: { wrong_password: withWrongPassword, second_factor_exists: confirmed },
  },
  {
    call: calls.confirmSecondFactor,
    example: async (world) => {
      const { as, secret } = await started(world);
      return { as, body: { code: totpCode(secret) } };
    },
    refusals: {
      second_factor_code_wrong: async (world) => {
        const { as, secret } = await started(world);
        return { as, body: { code: wrongTotpCode(secret) } };
      },
      second_factor_missing: async (world) => ({ ...(await withPassword(world)), body: { code: "123456" } }),
    },
  },
  {
    call: calls.renewRecoveryCodes,
    example: confirmed,
    refusals: { wrong_password: withWrongPassword, second_factor_missing: withPassword },
  },
  {
    call: calls.removeSecondFactor,
    example: confirmed,
    refusals: {
      wrong_password: withWrongPassword,
      second_factor_missing: withPassword,
      second_factor_required: async (world) => {
        const request = await confirmed(world);
        await appoint(world.api.database, request.as, { role: "OWNER" });
        return request;
      },
    },
  },
];
