import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/passkeys";
import * as secondFactor from "~contract/calls/second-factor";
import { passkeyQuestion } from "~contract/entities/passkey";
import { isSignedIn, logIn, newestLink, NEW_PASSWORD, PASSWORD, signUp } from "../../tests/fixtures/account-mail";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { createAuthenticator } from "../../tests/fixtures/authenticator";
import { aPasskeyAccount, givePasskey, type PasskeyAccount } from "../../tests/fixtures/passkey-account";
import { confirmSessions } from "../../tests/fixtures/staff";
import { totpCode } from "../../tests/fixtures/totp";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { passkey, session, staffMembers, twoFactor, user } from "../db/schema";
import { resetSecondFactor } from "../store/staff/second-factor-reset";

const SECOND_FACTOR = "/profile/second-factor";
const STAFF = "/desk/staff";
const NEEDED = "403 second_factor_required";

let api: TestApi;
let ada: PasskeyAccount;
beforeEach(async () => {
  api = await startTestApi();
  ada = await aPasskeyAccount(api);
  await makeOwner(ada.owner.userId);
});

async function makeOwner(userId: string): Promise<void> {
  await api.database.insert(staffMembers).values({ userId, role: "OWNER", since: new Date() });
}

async function logInByPasskey({ device } = ada): Promise<TestVisitor> {
  const visitor = api.visitor();
  const headers = { "content-type": "application/json", origin: "http://portal.test" };
  const post = (path: string, body: object) =>
    visitor.fetch(`/session/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const question = passkeyQuestion.parse(await (await post("passkey/challenge", {})).json());
  expect((await post("passkey", { ...device.answer(question), isRemembered: true })).status).toBe(200);
  return visitor;
}

/** What somebody gets who knows the password only. */
async function reachOf(visitor: TestVisitor): Promise<string[]> {
  const paths = [STAFF, "/desk/profile", "/profile/passkeys", SECOND_FACTOR];
  return Promise.all(paths.map((path) => failureOf(visitor.fetch(path))));
}
const NOTHING = ["403", "403", "403", "403"].map((status) => `${status} sign_in_required`);

const enterCode = (visitor: TestVisitor, code: string) => visitor.postForm("/session/second-factor", { code });
const stateOf = async ({ owner } = ada) => dataOf(secondFactor.getSecondFactor, owner.fetch(SECOND_FACTOR));
const remove = ({ owner, passkeyId } = ada) =>
  owner.send("POST", `/profile/passkeys/${passkeyId}/removal`, { currentPassword: PASSWORD });

async function startApp({ owner } = ada): Promise<string> {
  const sent = owner.send("POST", SECOND_FACTOR, { currentPassword: PASSWORD });
  return (await dataOf(secondFactor.startSecondFactor, sent)).secret;
}

async function addApp(): Promise<string> {
  const secret = await startApp();
  expect((await ada.owner.send("PUT", SECOND_FACTOR, { code: totpCode(secret) })).status).toBe(200);
  return secret;
}

describe("an owner with a passkey and no app", () => {
  it("reaches the desk by it, and by nothing less", async () => {
    expect(await stateOf()).toEqual({ isSetUp: true, hasApp: false });
    const visitor = await logInByPasskey();
    expect((await visitor.fetch(STAFF)).status).toBe(200);
    const { visitor: other } = await logIn(api, "ada");
    expect([...other.cookies.keys()]).toEqual(["second-factor"]);
    expect(await reachOf(other)).toEqual(NOTHING);
  });

  it("gets ten recovery codes, of which each logs in once after the password", async () => {
    expect(new Set(ada.recoveryCodes).size).toBe(10);
    const [code = ""] = ada.recoveryCodes;
    const { visitor } = await logIn(api, "ada");
    expect((await enterCode(visitor, code)).status).toBe(303);
    expect((await visitor.fetch(STAFF)).status).toBe(200);
    const { visitor: again } = await logIn(api, "ada");
    expect((await enterCode(again, code)).status).toBe(422);
    expect(await reachOf(again)).toEqual(NOTHING);
  });

  it("does not log in by a new password, nor by the link that sets it", async () => {
    await api.visitor().postForm("/session/forgot-password", { login: "ada" });
    const follower = api.visitor();
    await follower.postForm(await newestLink(api, ada.owner.email), { password: NEW_PASSWORD });
    expect(await reachOf(follower)).toEqual(NOTHING);
    expect(await isSignedIn(ada.owner)).toBe(false);
    expect(await reachOf((await logIn(api, "ada", NEW_PASSWORD)).visitor)).toEqual(NOTHING);
    expect((await (await logInByPasskey()).fetch(STAFF)).status).toBe(200);
  });

  it("is not logged in by the code of an app that was only begun", async () => {
    const secret = await startApp();
    const { visitor } = await logIn(api, "ada");
    await enterCode(visitor, totpCode(secret));
    expect(await reachOf(visitor)).toEqual(NOTHING);
  });
});

describe("the first passkey of an account without an app", () => {
  it("protects it from then on, not from the question on", async () => {
    const bob = await signUp(api, "Bob");
    await makeOwner(bob.userId);
    const start = bob.send("POST", "/profile/passkeys/start", { currentPassword: PASSWORD });
    const question = await dataOf(calls.startPasskey, start);
    expect(await failureOf(bob.fetch(STAFF))).toBe(NEEDED);
    expect((await logIn(api, "bob")).isIn).toBe(true);
    const unverified = createAuthenticator().make(question, { isVerified: false });
    const sent = bob.send("POST", "/profile/passkeys", { ...unverified, name: "Laptop" });
    expect(await failureOf(sent)).toBe("400 passkey_not_accepted");
    expect(await failureOf(bob.fetch(STAFF))).toBe(NEEDED);
    await givePasskey(bob, createAuthenticator());
    expect((await bob.fetch(STAFF)).status).toBe(200);
  });

  it("ends the sessions that a password began, and renews the one that it was made in", async () => {
    const bob = await signUp(api, "Bob");
    await makeOwner(bob.userId);
    const { visitor: phone } = await logIn(api, "bob");
    const copy = api.visitor();
    copy.cookies.set("session", bob.cookies.get("session") ?? "");
    await givePasskey(bob, createAuthenticator());
    expect(await Promise.all([bob, phone, copy].map((visitor) => isSignedIn(visitor)))).toEqual([true, false, false]);
    const left = await api.database.select().from(session).where(eq(session.userId, bob.userId));
    expect(left.map(({ confirmedAt }) => confirmedAt)).toEqual([expect.any(Date)]);
  });

  it("is refused without its own question, since nobody would have recovery codes", async () => {
    const bob = await signUp(api, "Bob");
    const start = ada.owner.send("POST", "/profile/passkeys/start", { currentPassword: PASSWORD });
    const made = { ...createAuthenticator().make(await dataOf(calls.startPasskey, start)), name: "Laptop" };
    expect(await failureOf(bob.send("POST", "/profile/passkeys", made))).toBe("400 passkey_not_accepted");
    expect(await stateOf({ ...ada, owner: bob })).toEqual({ isSetUp: false, hasApp: false });
  });
});

describe("confirming a session beside a passkey", () => {
  const confirm = (body: object) => ada.owner.send("POST", "/profile/confirmation", body);
  const isConfirmed = async () => {
    const demotion = { role: "EDITOR", reason: "A test." };
    return (await failureOf(ada.owner.send("PATCH", `${STAFF}/${ada.owner.userId}`, demotion))) === "400 last_owner";
  };

  it("takes the passkey, or the password with a recovery code, and no code of an app that was only begun", async () => {
    await confirmSessions(api.database, ada.owner.userId, null);
    expect(await isConfirmed()).toBe(false);
    const code = totpCode(await startApp());
    for (const wrong of [undefined, "", code, "abcde-fghij", ada.recoveryCodes[0]]) {
      const refusal = await failureOf(confirm({ currentPassword: PASSWORD, code: wrong }));
      expect(refusal).toBe("400 second_factor_code_wrong");
    }
    expect([await isConfirmed(), await stateOf()]).toEqual([false, { isSetUp: true, hasApp: false }]);
    const renewed = ada.owner.send("POST", `${SECOND_FACTOR}/recovery-codes`, { currentPassword: PASSWORD });
    const [recoveryCode] = (await dataOf(secondFactor.renewRecoveryCodes, renewed)).recoveryCodes;
    expect((await confirm({ currentPassword: PASSWORD, code: recoveryCode })).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
    await confirmSessions(api.database, ada.owner.userId, null);
    const asked = ada.owner.send("POST", "/profile/confirmation/passkey/start");
    const answer = ada.device.answer(await dataOf(calls.startPasskeyConfirmation, asked));
    expect((await ada.owner.send("POST", "/profile/confirmation/passkey", answer)).status).toBe(200);
    expect(await isConfirmed()).toBe(true);
  });
});

describe("the only passkey", () => {
  it("stays until there is another one or an app", async () => {
    expect(await failureOf(remove())).toBe("400 last_passkey");
    const { passkey: second } = await givePasskey(ada.owner, createAuthenticator());
    const outcomes = await Promise.all([remove(), remove({ ...ada, passkeyId: second.passkeyId })]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await api.database.$count(passkey)).toBe(1);
    await addApp();
    const [left] = await api.database.select().from(passkey);
    expect((await remove({ ...ada, passkeyId: left?.id ?? "" })).status).toBe(200);
    expect(await stateOf()).toEqual({ isSetUp: true, hasApp: true });
    expect(await reachOf((await logIn(api, "ada")).visitor)).toEqual(NOTHING);
  });

  it("goes with the second factor, which owners keep", async () => {
    const end = () => ada.owner.send("POST", `${SECOND_FACTOR}/removal`, { currentPassword: PASSWORD });
    expect(await failureOf(end())).toBe(NEEDED);
    await api.database.update(staffMembers).set({ role: "SUPPORT" });
    expect((await end()).status).toBe(200);
    expect([await api.database.$count(passkey), await api.database.$count(twoFactor)]).toEqual([0, 0]);
    expect((await logIn(api, "ada")).isIn).toBe(true);
  });

  it("that is lost without recovery codes is taken away by the command, and the desk stays closed", async () => {
    expect(await resetSecondFactor(api.database, "Ada", new Date())).toMatchObject({ outcome: "reset" });
    expect(await isSignedIn(ada.owner)).toBe(false);
    expect(await api.database.$count(user, eq(user.twoFactorEnabled, true))).toBe(0);
    const { visitor } = await logIn(api, "ada");
    expect([await failureOf(visitor.fetch(STAFF)), (await visitor.fetch("/desk/profile")).status]).toEqual([
      NEEDED,
      200,
    ]);
  });
});

describe("an app beside a passkey", () => {
  it("comes with recovery codes of its own, and then its codes log in as well", async () => {
    const { visitor: phone } = await logIn(api, "ada");
    expect((await enterCode(phone, ada.recoveryCodes[1] ?? "")).status).toBe(303);
    const secret = await addApp();
    expect([await isSignedIn(ada.owner), await isSignedIn(phone)]).toEqual([true, false]);
    const { visitor } = await logIn(api, "ada");
    expect((await enterCode(visitor, ada.recoveryCodes[0] ?? "")).status).toBe(422);
    expect((await enterCode(visitor, totpCode(secret))).status).toBe(303);
    expect((await visitor.fetch(STAFF)).status).toBe(200);
    expect((await (await logInByPasskey()).fetch(STAFF)).status).toBe(200);
  });
});
