import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as calls from "~contract/calls/second-factor";
import { isSignedIn, logIn, PASSWORD, signUp, type Owner } from "../../tests/fixtures/account-mail";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { appoint, confirmSessions } from "../../tests/fixtures/staff";
import { totpCode, wrongTotpCode } from "../../tests/fixtures/totp";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { session, staffMembers, twoFactor, user } from "../db/schema";

const PATH = "/profile/second-factor";
const MINUTE_MS = 60_000;

let api: TestApi;
let ada: Owner;
beforeEach(async () => {
  api = await startTestApi();
  ada = await signUp(api, "Ada");
});

const start = (currentPassword = PASSWORD) => ada.send("POST", PATH, { currentPassword });
const confirm = (code: string) => ada.send("PUT", PATH, { code });
const renew = (currentPassword = PASSWORD) => ada.send("POST", `${PATH}/recovery-codes`, { currentPassword });
const remove = (currentPassword = PASSWORD) => ada.send("POST", `${PATH}/removal`, { currentPassword });
const started = () => dataOf(calls.startSecondFactor, start());
const isSetUp = async () => (await dataOf(calls.getSecondFactor, ada.fetch(PATH))).isSetUp;

async function setUp() {
  const begun = await started();
  expect((await confirm(totpCode(begun.secret))).status).toBe(200);
  return begun;
}

async function storedCodes(): Promise<string[]> {
  return (await api.identity.api.viewBackupCodes({ body: { userId: ada.userId } })).backupCodes;
}

describe("confirming the session", () => {
  const confirmSession = (body: object, by = ada) => by.send("POST", "/profile/confirmation", body);
  const confirmedAt = async () =>
    (await api.database.select().from(session).where(eq(session.userId, ada.userId))).map((row) => row.confirmedAt);

  it("takes the password, and of an account with a second factor a code, of which a recovery code counts once", async () => {
    expect(await failureOf(confirmSession({ currentPassword: "a guess" }))).toBe("400 wrong_password");
    expect(await confirmedAt()).toEqual([null]);
    expect((await confirmSession({ currentPassword: PASSWORD })).status).toBe(200);
    expect(await confirmedAt()).toEqual([expect.any(Date)]);
    const { secret, recoveryCodes } = await setUp();
    const [code] = recoveryCodes;
    for (const wrong of [undefined, wrongTotpCode(secret)]) {
      const refusal = await failureOf(confirmSession({ currentPassword: PASSWORD, code: wrong }));
      expect(refusal).toBe("400 second_factor_code_wrong");
    }
    expect((await confirmSession({ currentPassword: PASSWORD, code })).status).toBe(200);
    expect(await failureOf(confirmSession({ currentPassword: PASSWORD, code }))).toBe("400 second_factor_code_wrong");
    expect(await failureOf(confirmSession({ currentPassword: PASSWORD, code, until: 1 }))).toBe(
      "400 invalid_request_payload",
    );
  });

  it("does not confirm a second factor that was only begun", async () => {
    const { secret } = await started();
    expect((await confirmSession({ currentPassword: PASSWORD, code: totpCode(secret) })).status).toBe(200);
    expect(await isSetUp()).toBe(false);
  });

  it("counts for this session only, for a quarter of an hour", async () => {
    await setUp();
    await appoint(api.database, ada, { role: "OWNER", isConfirmed: false });
    const demote = () => ada.send("PATCH", `/desk/staff/${ada.userId}`, { role: "EDITOR", reason: "A test." });
    expect(await failureOf(demote())).toBe("403 sudo_required");
    const since = async (minutes: number) =>
      confirmSessions(api.database, ada.userId, new Date(Date.now() - minutes * MINUTE_MS));
    await since(14);
    expect(await failureOf(demote())).toBe("400 last_owner");
    await since(15);
    expect(await failureOf(demote())).toBe("403 sudo_required");
  });

  it("is done by setting up a second factor", async () => {
    await setUp();
    await api.database.insert(staffMembers).values({ userId: ada.userId, role: "OWNER", since: new Date() });
    const demote = ada.send("PATCH", `/desk/staff/${ada.userId}`, { role: "EDITOR", reason: "A test." });
    expect(await failureOf(demote)).toBe("400 last_owner");
  });
});

describe("setting up a second factor", () => {
  it("begins with a secret for an app and recovery codes, and counts from the first code on", async () => {
    const { address, secret, recoveryCodes } = await started();
    expect(new URL(address).protocol).toBe("otpauth:");
    expect(address).toContain(`secret=${secret}`);
    expect(decodeURIComponent(address)).toContain("Subpixel:ada@example.org");
    expect(secret).toMatch(/^[A-Z2-7]{52}$/);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await isSetUp()).toBe(false);
    expect((await logIn(api, "ada")).isIn).toBe(true);
    expect((await confirm(totpCode(secret))).status).toBe(200);
    expect(await isSetUp()).toBe(true);
  });

  it("stores neither the secret nor the codes in clear", async () => {
    const { secret, recoveryCodes } = await started();
    const stored = JSON.stringify(await api.database.select().from(twoFactor));
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
    expect(await storedCodes()).toEqual(recoveryCodes);
  });

  it("needs the password", async () => {
    const response = await start("a guess");
    const details = { fieldName: "currentPassword" };
    expect([response.status, await response.json()]).toEqual([
      400,
      { data: null, errors: [{ code: "wrong_password", details }] },
    ]);
    expect(await api.database.$count(twoFactor)).toBe(0);
  });

  it("is not done by a wrong code, nor by one of some minutes ago", async () => {
    expect(await failureOf(confirm("123456"))).toBe("400 second_factor_missing");
    const { secret } = await started();
    const old = totpCode(secret, Date.now() - 5 * MINUTE_MS);
    for (const code of [wrongTotpCode(secret), old, "", "lantern"]) {
      expect(await failureOf(confirm(code)), code).toBe("400 second_factor_code_wrong");
    }
    expect([await isSetUp(), await isSignedIn(ada)]).toEqual([false, true]);
  });

  it("ends all other sessions, which began without a code, and keeps this one", async () => {
    const { visitor: phone } = await logIn(api, "ada");
    const bob = await signUp(api, "Bob");
    const before = ada.cookies.get("session");
    await setUp();
    expect([await isSignedIn(ada), await isSignedIn(phone), await isSignedIn(bob)]).toEqual([true, false, true]);
    expect(ada.cookies.get("session")).not.toBe(before);
    expect(await api.database.$count(session, eq(session.userId, ada.userId))).toBe(1);
  });

  it("keeps this session also when the same form is sent again", async () => {
    const { secret } = await setUp();
    expect((await confirm(totpCode(secret))).status).toBe(200);
    expect([await isSetUp(), await isSignedIn(ada)]).toEqual([true, true]);
  });

  it("can begin again before it is done: what was given out first is void", async () => {
    const [first, second] = [await started(), await started()];
    expect(second.secret).not.toBe(first.secret);
    expect(await failureOf(confirm(totpCode(first.secret)))).toBe("400 second_factor_code_wrong");
    expect((await confirm(totpCode(second.secret))).status).toBe(200);
    expect(await storedCodes()).toEqual(second.recoveryCodes);
  });

  it("is not possible while there is one", async () => {
    await setUp();
    expect(await failureOf(start())).toBe("400 second_factor_exists");
  });
});

describe("a second factor", () => {
  it("gets new recovery codes for the password; those before are void", async () => {
    expect(await failureOf(renew())).toBe("400 second_factor_missing");
    const { recoveryCodes } = await setUp();
    expect(await failureOf(renew("a guess"))).toBe("400 wrong_password");
    const renewed = await dataOf(calls.renewRecoveryCodes, renew());
    expect(await storedCodes()).toEqual(renewed.recoveryCodes);
    expect(renewed.recoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  });

  it("is asked for at log-in, until it is removed with the password", async () => {
    expect(await failureOf(remove())).toBe("400 second_factor_missing");
    await setUp();
    expect(await isSignedIn((await logIn(api, "ada")).visitor)).toBe(false);
    expect(await failureOf(remove("a guess"))).toBe("400 wrong_password");
    expect((await remove()).status).toBe(200);
    expect([await isSetUp(), await isSignedIn(ada)]).toEqual([false, true]);
    expect(await api.database.$count(twoFactor)).toBe(0);
    expect(await isSignedIn((await logIn(api, "ada")).visitor)).toBe(true);
    expect((await start()).status).toBe(200);
  });

  it("is kept by an owner of the portal, and may be removed by others at the desk", async () => {
    await setUp();
    await appoint(api.database, ada, { role: "OWNER" });
    expect(await failureOf(remove())).toBe("403 second_factor_required");
    expect(await isSetUp()).toBe(true);
    await appoint(api.database, ada, { role: "EDITOR" });
    expect((await remove()).status).toBe(200);
    expect(await api.database.$count(user, eq(user.twoFactorEnabled, true))).toBe(0);
  });

  it("is not guessed: passwords and codes that are tried count together", async () => {
    const { secret } = await started();
    for (let round = 0; round < 5; round += 1) expect(await failureOf(start("a guess"))).toBe("400 wrong_password");
    for (let round = 0; round < 4; round += 1) {
      expect(await failureOf(confirm(wrongTotpCode(secret)))).toBe("400 second_factor_code_wrong");
    }
    expect(await failureOf(confirm(totpCode(secret)))).toBe("429 too_many_requests");
    for (const refused of [start(), renew(), remove()]) expect(await failureOf(refused)).toBe("429 too_many_requests");
    expect(await isSetUp()).toBe(false);
  });
});
