import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as calls from "~contract/calls/passkeys";
import { MAX_PASSKEYS } from "~contract/entities/passkey";
import { PASSWORD, type Owner } from "../../tests/fixtures/account-mail";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { createAuthenticator, type Authenticator } from "../../tests/fixtures/authenticator";
import { aProtectedAccount } from "../../tests/fixtures/protected-account";
import { appoint, confirmSessions } from "../../tests/fixtures/staff";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { passkey, session } from "../db/schema";
import { resetSecondFactor } from "../store/staff/second-factor-reset";

const PATH = "/profile/passkeys";

let api: TestApi;
let ada: Owner;
beforeEach(async () => {
  api = await startTestApi();
  ada = (await aProtectedAccount(api)).owner;
});
afterEach(() => void vi.useRealTimers());

const start = (by = ada, currentPassword = PASSWORD) => by.send("POST", `${PATH}/start`, { currentPassword });
const question = (by = ada) => dataOf(calls.startPasskey, start(by));
const list = async () => (await dataOf(calls.listPasskeys, ada.fetch(PATH))).passkeys;
const ask = (by = ada) => by.send("POST", "/profile/confirmation/passkey/start");
const confirm = (body: object, by = ada) => by.send("POST", "/profile/confirmation/passkey", body);

async function add(device: Authenticator, by = ada, name = "Laptop") {
  const sent = by.send("POST", PATH, { ...device.make(await question(by)), name });
  return (await dataOf(calls.addPasskey, sent)).passkey;
}

describe("adding a passkey", () => {
  it("takes the password, and what the device made of the question", async () => {
    expect(await failureOf(start(ada, "a guess"))).toBe("400 wrong_password");
    const asked = await question();
    expect(asked.options).toMatchObject({
      rp: { id: "portal.test", name: "Subpixel" },
      user: { name: "Ada", displayName: "Ada" },
      ...{ attestation: "none", excludeCredentials: [] },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const device = createAuthenticator();
    const sent = ada.send("POST", PATH, { ...device.make(asked), name: " Laptop " });
    const { passkey: added, recoveryCodes } = await dataOf(calls.addPasskey, sent);
    expect(added).toEqual({ ...added, name: "Laptop", lastUsedDate: null });
    // Those of the app go on counting.
    expect(recoveryCodes).toBeNull();
    expect(await list()).toEqual([added]);
    expect((await question()).options).toMatchObject({ excludeCredentials: [{ id: device.credentialId }] });
  });

  it("tells the account's address, in the language of the page", async () => {
    await add(createAuthenticator());
    const body = { ...createAuthenticator().make(await question()), name: "Telefon <b>" };
    await dataOf(calls.addPasskey, ada.send("POST", `${PATH}?locale=de`, body));
    const mails = (await api.mails()).slice(-2);
    expect(mails.map(({ subject }) => subject)).toEqual(["A passkey was added", "Ein Passkey wurde hinzugefügt"]);
    expect(mails[0]).toMatchObject({ to: ada.email });
    expect(mails[1]?.text).toContain("Telefon <b>");
    expect(mails[1]?.html).not.toContain("<b>Telefon");
    expect(mails[1]?.html).toContain("Telefon &lt;b&gt;");
  });

  it("counts once and for five minutes, of this account only, on this site only, with a verified user only", async () => {
    const bob = (await aProtectedAccount(api, "Bob")).owner;
    const send = (body: object, by = ada) => failureOf(by.send("POST", PATH, { ...body, name: "Laptop" }));
    const refused = "400 passkey_not_accepted";
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect(await send(createAuthenticator().make(await question(bob)))).toBe(refused);
    expect(await send(createAuthenticator().make(await question(), { isVerified: false }))).toBe(refused);
    expect(await send(createAuthenticator().make(await question(), { origin: "https://g-1.portal.test" }))).toBe(
      refused,
    );
    const asked = await question();
    expect(await send(createAuthenticator().make(asked, { challenge: "b3RoZXI" }))).toBe(refused);
    expect(await send(createAuthenticator().make(asked))).toBe(refused);
    const late = await question();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * 60_000 });
    expect(await send(createAuthenticator().make(late))).toBe(refused);
    expect(await api.database.$count(passkey)).toBe(0);
  });

  it("ends at ten, also when two are added at once", async () => {
    for (let count = 1; count < MAX_PASSKEYS; count += 1) await storeRow();
    const last = await question();
    await storeRow();
    expect(await failureOf(start())).toBe("400 passkeys_exhausted");
    const made = { ...createAuthenticator().make(last), name: "Laptop" };
    expect(await failureOf(ada.send("POST", PATH, made))).toBe("400 passkeys_exhausted");
  });

  it("takes no cookies with the challenge, and a name of one to fifty letters", async () => {
    const made = createAuthenticator().make(await question());
    for (const body of [
      { ...made, name: " " },
      { ...made, name: "x".repeat(51) },
      { ...made, name: "Laptop", challenge: `${made.challenge}; session=other` },
    ]) {
      expect(await failureOf(ada.send("POST", PATH, body))).toBe("400 invalid_request_payload");
    }
  });
});

describe("confirming the session by a passkey", () => {
  const confirmedAt = async () => (await api.database.select().from(session)).map((row) => row.confirmedAt);

  it("takes the place of password and code, and leaves this session the only one", async () => {
    expect(await failureOf(ask())).toBe("404 passkey_not_found");
    const device = createAuthenticator();
    await add(device);
    await confirmSessions(api.database, ada.userId, null);
    const asked = await dataOf(calls.startPasskeyConfirmation, ask());
    expect(asked.options).toMatchObject({
      userVerification: "required",
      allowCredentials: [{ id: device.credentialId }],
    });
    const answer = device.answer(asked);
    const response = await confirm(answer);
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []]);
    expect(await confirmedAt()).toEqual([expect.any(Date)]);
    expect((await list())[0]?.lastUsedDate).not.toBeNull();
    expect(await failureOf(confirm(answer))).toBe("400 passkey_not_accepted");
  });

  it("is not done by somebody else’s passkey, nor without a verified user", async () => {
    const bob = (await aProtectedAccount(api, "Bob")).owner;
    const [device, others] = [createAuthenticator(), createAuthenticator()];
    await add(device);
    await add(others, bob);
    await confirmSessions(api.database, ada.userId, null);
    const next = () => dataOf(calls.startPasskeyConfirmation, ask());
    expect(await failureOf(confirm(others.answer(await next())))).toBe("400 passkey_not_accepted");
    expect(await failureOf(confirm(device.answer(await next(), { isVerified: false })))).toBe(
      "400 passkey_not_accepted",
    );
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const forged = device.answer(await next());
    forged.credential.response.signature = others.answer(await next()).credential.response.signature;
    expect(await failureOf(confirm(forged))).toBe("400 passkey_not_accepted");
    const own = await api.database.select().from(session).where(eq(session.userId, ada.userId));
    expect(own.map((row) => row.confirmedAt)).toEqual([null]);
    expect(await api.database.$count(session)).toBe(2);
  });
});

describe("removing a passkey", () => {
  it("takes the password, and is possible for one’s own only", async () => {
    const bob = (await aProtectedAccount(api, "Bob")).owner;
    const { passkeyId } = await add(createAuthenticator());
    const remove = (by: Owner, currentPassword = PASSWORD) =>
      by.send("POST", `${PATH}/${passkeyId}/removal`, { currentPassword });
    expect(await failureOf(remove(ada, "a guess"))).toBe("400 wrong_password");
    expect(await failureOf(remove(bob))).toBe("404 passkey_not_found");
    expect(await dataOf(calls.removePasskey, remove(ada))).toEqual({ name: "Laptop" });
    expect(await list()).toEqual([]);
  });

  it("comes with the removal of the app, with the server’s command and with the account’s end", async () => {
    await add(createAuthenticator());
    await ada.send("POST", "/profile/second-factor/removal", { currentPassword: PASSWORD });
    expect(await api.database.$count(passkey)).toBe(0);
    const bob = (await aProtectedAccount(api, "Bob")).owner;
    await add(createAuthenticator(), bob);
    await appoint(api.database, bob, { role: "OWNER" });
    expect(await resetSecondFactor(api.database, "Bob", new Date())).toMatchObject({ outcome: "reset" });
    expect(await api.database.$count(passkey)).toBe(0);
    const cem = (await aProtectedAccount(api, "Cem")).owner;
    await add(createAuthenticator(), cem);
    expect((await cem.send("DELETE", "/profile", { password: PASSWORD })).status).toBe(200);
    expect(await api.database.$count(passkey)).toBe(0);
  });
});

async function storeRow(): Promise<void> {
  const row = { userId: ada.userId, name: "Laptop", publicKey: "key", credentialID: crypto.randomUUID() };
  await api.database.insert(passkey).values({ ...row, counter: 0, deviceType: "singleDevice", backedUp: false });
}
