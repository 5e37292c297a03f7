import { beforeEach, describe, expect, it } from "vitest";
import { startSecondFactor } from "~contract/calls/second-factor";
import { logIn, PASSWORD, signUp } from "../../tests/fixtures/account-mail";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { totpCode } from "../../tests/fixtures/totp";
import { startTestApi, TEST_SECRET, type TestApi } from "../../tests/setup/test-api";
import { auditLog, staffMembers, twoFactor } from "../db/schema";
import { OWNER_COMMAND_PATH, signOwnerCommand, type OwnerCommand } from "../identity/owner-command";

const MINUTE_MS = 60_000;

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi();
  ada = await aMember(api, "Ada_L");
});

/** As the portal passes it on: with the address, without an origin or cookies. */
const send = (body: unknown) =>
  api.fetch(OWNER_COMMAND_PATH, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" },
    body: JSON.stringify(body),
  });
const APPOINTMENT = "appoint-owner" as const;
const signed = (username: string, at = new Date(), purpose: OwnerCommand["purpose"] = APPOINTMENT) =>
  signOwnerCommand(TEST_SECRET, { purpose, username }, at);
const outcomeOf = async (response: Promise<Response>) => ((await (await response).json()) as { data: unknown }).data;
const owners = async () => (await api.database.select().from(staffMembers)).map(({ userId, role }) => [userId, role]);

/** Set up as the desk does it. */
async function anOwnerWithApp() {
  const owner = await signUp(api, "Cyra");
  const path = "/profile/second-factor";
  const { secret } = await dataOf(startSecondFactor, owner.send("POST", path, { currentPassword: PASSWORD }));
  expect((await owner.send("PUT", path, { code: totpCode(secret) })).status).toBe(200);
  await api.database.insert(staffMembers).values({ userId: owner.userId, role: "OWNER", since: new Date() });
  expect((await owner.fetch("/desk/staff")).status).toBe(200);
  return owner;
}

describe("the reset of a second factor by the command", () => {
  const reset = (username: string) => outcomeOf(send(signed(username, new Date(), "reset-second-factor")));

  it("leaves the password, ends all sessions, is written down and mailed", async () => {
    const cy = await anOwnerWithApp();
    expect(await reset("nobody")).toEqual({ outcome: "no-account" });
    expect(await reset("Ada_L")).toEqual({ outcome: "no-second-factor" });
    expect(await reset("CYRA")).toEqual({ outcome: "reset" });
    expect(await reset("cyra")).toEqual({ outcome: "no-second-factor" });
    expect(await failureOf(cy.fetch("/desk/profile"))).toBe("403 sign_in_required");
    expect(await api.database.$count(twoFactor)).toBe(0);
    expect((await logIn(api, "cyra")).isIn).toBe(true);
    const [entry, ...others] = await api.database.select().from(auditLog);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ origin: "COMMAND", actorId: null, action: "staff.second-factor-reset" });
    expect(entry).toMatchObject({ subjectId: cy.userId, before: null, after: null });
    const mails = (await api.mails()).filter(({ to }) => to === cy.email);
    expect(mails.at(-1)?.subject).toBe("Your second factor was removed");
  });
});

describe("the appointment of an owner by the command", () => {
  it("is done for a signed request, and written down once", async () => {
    expect(await outcomeOf(send(signed("Nobody")))).toEqual({ outcome: "no-account" });
    expect(await outcomeOf(send(signed("ADA_l")))).toEqual({ outcome: "appointed" });
    expect(await outcomeOf(send(signed("Ada_L")))).toEqual({ outcome: "was-owner" });
    expect(await owners()).toEqual([[ada.userId, "OWNER"]]);
    expect(await api.database.select().from(auditLog)).toMatchObject([
      { origin: "COMMAND", actorId: null, action: "staff.added", subjectId: ada.userId, after: { role: "OWNER" } },
    ]);
  });

  it("is refused without a valid signature of the last minute", async () => {
    const request = signed("Ada_L");
    const refused = [
      signOwnerCommand("another secret of thirty-two letters", { purpose: APPOINTMENT, username: "Ada_L" }, new Date()),
      { ...request, username: "Bo.K" },
      { ...request, purpose: "reset-second-factor" },
      { ...request, signature: "x" },
      signed("Ada_L", new Date(Date.now() - 2 * MINUTE_MS)),
      signed("Ada_L", new Date(Date.now() + 2 * MINUTE_MS)),
    ];
    for (const body of refused) expect(await failureOf(send(body))).toBe("403 invalid_request_payload");
    for (const body of [null, {}, { ...request, role: "OWNER" }, { ...request, at: "now" }]) {
      expect(await failureOf(send(body))).toBe("400 invalid_request_payload");
    }
    expect(await failureOf(send({ ...request, username: "x".repeat(70_000) }))).toBe("413 invalid_request_payload");
    expect(await owners()).toEqual([]);
  });

  it("is no matter of a portal with a database server, which the command opens itself", async () => {
    api = await startTestApi({ DATABASE_URL: "postgres://portal@db.example/portal", SESSION_SECRET: TEST_SECRET });
    ada = await aMember(api, "Ada_L");
    expect(await failureOf(send(signed("Ada_L")))).toBe("404 not_found");
    expect(await owners()).toEqual([]);
  });

  it("cannot be guessed: refusals are counted by address, also if calls are not limited", async () => {
    api = await startTestApi({ RATE_LIMITS: "off" });
    ada = await aMember(api, "Ada_L");
    const guess = () => send({ ...signed("Ada_L"), signature: "x" });
    for (let round = 0; round < 60; round += 1) expect((await guess()).status).toBe(403);
    expect(await failureOf(guess())).toBe("429 too_many_requests");
    expect(await outcomeOf(send(signed("Ada_L")))).toEqual({ outcome: "appointed" });
  });
});
