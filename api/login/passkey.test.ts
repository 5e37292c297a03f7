import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as calls from "~contract/calls/passkeys";
import { passkeyQuestion, type PasskeyQuestion } from "~contract/entities/passkey";
import { getSessionStatus } from "~contract/calls/session";
import { isSignedIn, PASSWORD, type Owner } from "../../tests/fixtures/account-mail";
import { dataOf } from "../../tests/fixtures/api-responses";
import { createAuthenticator, type Authenticator } from "../../tests/fixtures/authenticator";
import { guestPlaying } from "../../tests/fixtures/players";
import { aProtectedAccount } from "../../tests/fixtures/protected-account";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { passkey, plays, session } from "../db/schema";
import { gameId } from "../seed/demo-games";

const QUERY = "?site=http%3A%2F%2Fportal.test&target=http%3A%2F%2Fportal.test%2Fde%2Fgames%2F&locale=en";
const TARGET = "http://portal.test/de/games/";
const ORIGIN = { "content-type": "application/json", origin: "http://portal.test" };
const WRONG = { problem: "This passkey didn’t work. Try again, or log in another way." };

let api: TestApi;
let ada: Owner;
let device: Authenticator;
beforeEach(async () => {
  api = await startTestApi();
  ada = (await aProtectedAccount(api)).owner;
  device = createAuthenticator();
  const start = ada.send("POST", "/profile/passkeys/start", { currentPassword: PASSWORD });
  const made = device.make(await dataOf(calls.startPasskey, start));
  expect((await ada.send("POST", "/profile/passkeys", { ...made, name: "Laptop" })).status).toBe(200);
});

const post = (visitor: TestVisitor, page: string, body: unknown, headers: Record<string, string> = ORIGIN) =>
  visitor.fetch(`/session/${page}${QUERY}`, { method: "POST", headers, body: JSON.stringify(body) });

async function question(visitor: TestVisitor): Promise<PasskeyQuestion> {
  return passkeyQuestion.parse(await (await post(visitor, "passkey/challenge", {})).json());
}

async function logIn(visitor: TestVisitor, { by = device, isRemembered = true, flaw = {} } = {}): Promise<Response> {
  return post(visitor, "passkey", { ...by.answer(await question(visitor), flaw), isRemembered });
}

const enterPassword = (visitor: TestVisitor, remember = "on") =>
  visitor.postForm(`/session/login${QUERY}`, { intent: "log-in", login: "ada", password: PASSWORD, remember });
const sessionOf = ({ headers }: Response) => headers.getSetCookie().find((cookie) => cookie.startsWith("session="));

describe("the log-in by a passkey", () => {
  it("needs neither name nor password, and leads to the target", async () => {
    const visitor = api.visitor();
    const asked = await question(visitor);
    expect(asked.options).toMatchObject({ rpId: "portal.test", userVerification: "required" });
    expect(asked.options).not.toHaveProperty("allowCredentials");
    const response = await post(visitor, "passkey", { ...device.answer(asked), isRemembered: true });
    expect([response.status, await response.json()]).toEqual([200, { target: TARGET }]);
    expect(sessionOf(response)).toMatch(/; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect([...visitor.cookies.keys()]).toEqual(["session"]);
    expect(await dataOf(getSessionStatus, visitor.fetch("/session/status"))).toMatchObject({
      ...{ isAuthenticated: true, userId: ada.userId },
    });
    const [stored] = await api.database.select().from(passkey);
    expect(stored?.lastUsedAt).toEqual(expect.any(Date));
  });

  it("remembers the browser as chosen on the page, or beside the password before", async () => {
    const visitor = api.visitor();
    expect(sessionOf(await logIn(visitor, { isRemembered: false }))).not.toMatch(/Max-Age|Expires/i);
    expect([...visitor.cookies.keys()].sort()).toEqual(["SESSION_TYPE", "session"]);
    const changedMind = api.visitor();
    changedMind.cookies.set("SESSION_TYPE", visitor.cookies.get("SESSION_TYPE") ?? "");
    expect(sessionOf(await logIn(changedMind))).toMatch(/; Max-Age=7776000; /);
    expect([...changedMind.cookies.keys()]).toEqual(["session"]);
    const withPassword = api.visitor();
    await enterPassword(withPassword, "");
    expect(sessionOf(await logIn(withPassword))).not.toMatch(/Max-Age|Expires/i);
  });

  it("takes the place of a code after the password, which alone logs nobody in", async () => {
    const visitor = api.visitor();
    expect((await enterPassword(visitor)).headers.get("location")).toContain("/session/second-factor?");
    expect(await isSignedIn(visitor)).toBe(false);
    expect((await logIn(visitor)).status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(["session"]);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it("takes what a guest has along", async () => {
    await fillWithDemoCatalogue(api.database);
    const guest = await guestPlaying(api, { gameId: gameId("softfall") });
    expect((await logIn(guest)).status).toBe(200);
    expect(await api.database.$count(plays, eq(plays.userId, ada.userId))).toBe(1);
  });

  it("is refused without a verified user, for another site, twice, or with an unknown passkey", async () => {
    const visitor = api.visitor();
    const before = await api.database.$count(session);
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const answer = device.answer(await question(visitor), { origin: "https://g-1.portal.test" });
    const responses = [
      await logIn(visitor, { flaw: { isVerified: false } }),
      await post(visitor, "passkey", { ...answer, isRemembered: true }),
      await post(visitor, "passkey", { ...answer, isRemembered: true }),
      await logIn(visitor, { by: createAuthenticator() }),
      await post(visitor, "passkey", { credential: "none" }),
    ];
    for (const response of responses) {
      expect([response.status, response.headers.getSetCookie(), await response.json()]).toEqual([422, [], WRONG]);
    }
    expect(warned).toHaveBeenCalledTimes(1);
    expect(await api.database.$count(session)).toBe(before);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it("is limited by address, and accepts its own site’s script only", async () => {
    const visitor = api.visitor();
    const headers = { ...ORIGIN, "x-forwarded-for": "192.0.2.1" };
    const ask = () => post(visitor, "passkey/challenge", {}, headers);
    for (let count = 0; count < 20; count += 1) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect(await refused.json()).toEqual({ problem: expect.stringContaining("Too many attempts.") as string });
    for (const origin of [{}, { origin: "https://evil.test" }]) {
      const init = { method: "POST", headers: { "content-type": "application/json", ...origin }, body: "{}" };
      expect((await api.fetch(`/session/passkey${QUERY}`, init)).status).toBe(403);
    }
  });
});

describe("the log-in page", () => {
  it("has a button that its script shows, and may run that script only", async () => {
    const visitor = api.visitor();
    await enterPassword(visitor);
    for (const page of ["login", "second-factor"]) {
      const response = await visitor.fetch(`/session/${page}${QUERY}`);
      expect(response.headers.get("content-security-policy")).toContain(
        "script-src http://portal.test/embedded/api/session/assets/; connect-src 'self'; ",
      );
      expect(await response.text()).toMatch(/<div class="passkey" hidden.*Log in with a passkey/s);
    }
    const other = await visitor.fetch(`/session/login${QUERY}&form=sign-up`);
    expect(await other.text()).not.toContain("<script");
    const script = await visitor.fetch("/session/assets/passkey.js");
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect((await script.text()).length).toBeLessThan(2_000);
  });
});
