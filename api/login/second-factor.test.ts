import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getSessionStatus } from "~contract/calls/session";
import { confirmNewest, isSignedIn, PASSWORD } from "../../tests/fixtures/account-mail";
import { dataOf } from "../../tests/fixtures/api-responses";
import { guestPlaying } from "../../tests/fixtures/players";
import { aProtectedAccount } from "../../tests/fixtures/protected-account";
import { totpCode, wrongTotpCode } from "../../tests/fixtures/totp";
import { fillWithDemoCatalogue } from "../../tests/setup/database";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { plays, rateLimit, signInAttempts, twoFactor, user } from "../db/schema";
import { gameId } from "../seed/demo-games";

const QUERY = "?site=http%3A%2F%2Fportal.test&target=http%3A%2F%2Fportal.test%2Fde%2Fgames%2F&locale=en";
const LOG_IN = `/session/login${QUERY}`;
const PAGE = `/session/second-factor${QUERY}`;
const TARGET = "http://portal.test/de/games/";
const SESSION = "http://portal.test/embedded/api/session/";
const CODE_NEEDED = [303, `${SESSION}second-factor${QUERY}`];
const LOG_IN_FIRST = [303, `${SESSION}login${QUERY}`];
const EXPIRED = [303, `${SESSION}login${QUERY}&note=expired`];
const WRONG = "This code is wrong, or was used already. Enter a new one.";

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => void vi.useRealTimers());

async function enterPassword(visitor: TestVisitor, fields: Record<string, string> = {}): Promise<Response> {
  return visitor.postForm(LOG_IN, { intent: "log-in", login: "ada", password: PASSWORD, remember: "on", ...fields });
}

async function aVisitorWithPassword(fields: Record<string, string> = {}): Promise<TestVisitor> {
  const visitor = api.visitor();
  await enterPassword(visitor, fields);
  return visitor;
}

const enterCode = (visitor: TestVisitor, code: string, page = PAGE) => visitor.postForm(page, { code });
const outcomeOf = ({ status, headers }: Response) => [status, headers.get("location")];
const statusOf = (visitor: TestVisitor) => dataOf(getSessionStatus, visitor.fetch("/session/status"));
const cookieOf = ({ headers }: Response, name: string) =>
  headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));

describe("the log-in to an account with a second factor", () => {
  it("asks for a code after the right password, without a session", async () => {
    await aProtectedAccount(api);
    const visitor = api.visitor();
    const response = await enterPassword(visitor);
    expect(outcomeOf(response)).toEqual(CODE_NEEDED);
    expect([...visitor.cookies.keys()]).toEqual(["second-factor"]);
    expect(cookieOf(response, "second-factor")).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await isSignedIn(visitor)).toBe(false);
    const page = await visitor.fetch(PAGE);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain("<h1>One more step</h1>");
    expect(html).toContain("Enter the code that your authenticator app shows for Subpixel.");
    expect(html).toMatch(/<input[^>]*name="code"[^>]*type="text"[^>]*autocomplete="one-time-code"/);
    expect(html).toContain("One of your recovery codes works, too.");
    expect(html).toMatch(/href="login\?[^"]+"/);
  });

  it("asks after the e-mail address as well, and after no wrong password", async () => {
    await aProtectedAccount(api);
    const byAddress = await enterPassword(api.visitor(), { login: "ADA@example.org" });
    expect(outcomeOf(byAddress)).toEqual(CODE_NEEDED);
    const refused = await enterPassword(api.visitor(), { password: "a guess" });
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([422, []]);
  });

  it("resets the count of wrong passwords by a right one, by name and by confirmed address", async () => {
    const { owner } = await aProtectedAccount(api);
    await confirmNewest(api, owner.email);
    for (const login of ["ada", owner.email]) {
      await enterPassword(api.visitor(), { login, password: "a guess" });
      await enterPassword(api.visitor(), { login });
    }
    expect((await api.database.select().from(signInAttempts)).map(({ attempts }) => attempts)).toEqual([1]);
  });

  it.each(["$1$2", " $1$2 ", "$1 $2"])("leads to the target with the app's code, typed as %j", async (form) => {
    const { secret } = await aProtectedAccount(api);
    const visitor = await aVisitorWithPassword();
    const response = await enterCode(visitor, totpCode(secret).replace(/(...)(...)/, form));
    expect(outcomeOf(response)).toEqual([303, TARGET]);
    expect(cookieOf(response, "session")).toMatch(/; Max-Age=7776000; /);
    expect([...visitor.cookies.keys()]).toEqual(["session"]);
    expect(await statusOf(visitor)).toMatchObject({ isAuthenticated: true, guestAccount: false });
  });

  it("remembers the browser as chosen beside the password, at the last try", async () => {
    const { secret } = await aProtectedAccount(api);
    const visitor = await aVisitorWithPassword({ remember: "" });
    expect([...visitor.cookies.keys()].sort()).toEqual(["SESSION_TYPE", "second-factor"]);
    const response = await enterCode(visitor, totpCode(secret));
    expect(cookieOf(response, "session")).not.toMatch(/Max-Age|Expires/i);
    expect([...visitor.cookies.keys()].sort()).toEqual(["SESSION_TYPE", "session"]);
    const changedMind = await aVisitorWithPassword({ remember: "" });
    await enterPassword(changedMind);
    expect(cookieOf(await enterCode(changedMind, totpCode(secret)), "session")).toMatch(/; Max-Age=7776000; /);
  });

  it("takes each recovery code once", async () => {
    const { recoveryCodes } = await aProtectedAccount(api);
    const [first = "", second = ""] = recoveryCodes;
    expect(outcomeOf(await enterCode(await aVisitorWithPassword(), ` ${first} `))).toEqual([303, TARGET]);
    const visitor = await aVisitorWithPassword();
    const used = await enterCode(visitor, first);
    expect(used.status).toBe(422);
    expect(await used.text()).toContain(WRONG);
    expect(await isSignedIn(visitor)).toBe(false);
    expect(outcomeOf(await enterCode(visitor, second))).toEqual([303, TARGET]);
  });

  it("binds its cookie to the host over https", async () => {
    api = await startTestApi({ SITE_URL: "https://portal.test" });
    const { secret } = await aProtectedAccount(api);
    const visitor = await aVisitorWithPassword({ remember: "" });
    expect([...visitor.cookies.keys()].sort()).toEqual(["__Host-SESSION_TYPE", "__Host-second-factor"]);
    const planted = new Headers({ cookie: `second-factor=${visitor.cookies.get("__Host-second-factor") ?? ""}` });
    expect((await api.fetch(PAGE, { headers: planted })).status).toBe(303);
    expect((await enterCode(visitor, totpCode(secret))).status).toBe(303);
    expect(await isSignedIn(visitor)).toBe(true);
  });

  it("is in the visitor's language", async () => {
    await aProtectedAccount(api);
    const visitor = api.visitor();
    const fields = { intent: "log-in", login: "ada", password: PASSWORD };
    const response = await visitor.postForm("/session/login?target=%2Fde%2Fgames%2F", fields);
    const page = (response.headers.get("location") ?? "").replace(SESSION, "/session/");
    const html = await (await visitor.fetch(page)).text();
    expect(html).toContain('<html lang="de">');
    expect(html).toContain("<h1>Noch ein Schritt</h1>");
    expect(await (await enterCode(visitor, "falsch", page)).text()).toContain("Dieser Code ist falsch");
  });
});

describe("a guest who logs in with a code", () => {
  it("keeps the session until the code is right, then takes the plays along", async () => {
    await fillWithDemoCatalogue(api.database);
    const { owner, secret } = await aProtectedAccount(api);
    const guest = await guestPlaying(api, { gameId: gameId("softfall") });
    const session = guest.cookies.get("session");
    const asked = await enterPassword(guest);
    const wrong = await enterCode(guest, wrongTotpCode(secret));
    expect([cookieOf(asked, "session"), cookieOf(wrong, "session")]).toEqual([undefined, undefined]);
    expect(guest.cookies.get("session")).toBe(session);
    expect(await statusOf(guest)).toMatchObject({ isAuthenticated: false, guestAccount: true, userId: guest.userId });

    expect(outcomeOf(await enterCode(guest, totpCode(secret)))).toEqual([303, TARGET]);
    expect(await statusOf(guest)).toMatchObject({ isAuthenticated: true, guestAccount: false, userId: owner.userId });
    expect(await api.database.$count(plays, eq(plays.userId, owner.userId))).toBe(1);
    expect(await api.database.$count(user, eq(user.id, guest.userId))).toBe(0);
  });
});

describe("the session of another account", () => {
  it("neither answers for the code's account nor loses anything by it", async () => {
    const { owner, secret } = await aProtectedAccount(api);
    const other = await aProtectedAccount(api, "Mira");
    const { owner: browser } = other;
    await enterPassword(browser);
    expect((await enterCode(browser, totpCode(other.secret))).status).toBe(422);
    expect(await statusOf(browser)).toMatchObject({ userId: browser.userId });
    expect(outcomeOf(await enterCode(browser, totpCode(secret)))).toEqual([303, TARGET]);
    expect(await statusOf(browser)).toMatchObject({ isAuthenticated: true, userId: owner.userId });
    expect(await api.database.$count(user, eq(user.id, browser.userId))).toBe(1);
  });
});

describe("problems of the code's form", () => {
  it.each([
    ["", "Enter your code."],
    ["   ", "Enter your code."],
    ["no-code", WRONG],
    ["x".repeat(50), WRONG],
  ])("reports at the field what is wrong with %j", async (code, message) => {
    await aProtectedAccount(api);
    const refused = await enterCode(await aVisitorWithPassword(), code);
    const html = await refused.text();
    expect(refused.status).toBe(422);
    expect(html).toContain(message);
    expect(html).toMatch(/id="code"[^>]*aria-invalid="true"[^>]*aria-describedby="code-problem"/);
    expect(html).not.toContain('value="');
  });

  it("leads to the log-in page without the password before", async () => {
    const { secret } = await aProtectedAccount(api);
    const visitor = api.visitor();
    expect(outcomeOf(await visitor.fetch(PAGE))).toEqual(LOG_IN_FIRST);
    expect(outcomeOf(await enterCode(visitor, totpCode(secret)))).toEqual(LOG_IN_FIRST);
    visitor.cookies.set("second-factor", "forged.c2lnbmF0dXJl");
    expect(outcomeOf(await enterCode(visitor, totpCode(secret)))).toEqual(EXPIRED);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it("asks for the password again after five wrong codes, even for a right one", async () => {
    const { secret } = await aProtectedAccount(api);
    const visitor = await aVisitorWithPassword();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await enterCode(visitor, attempt % 2 ? "no-code" : wrongTotpCode(secret))).status).toBe(422);
    }
    const refused = await enterCode(visitor, totpCode(secret));
    expect(outcomeOf(refused)).toEqual(EXPIRED);
    expect(visitor.cookies.size).toBe(0);
    const html = await (await visitor.fetch(`${LOG_IN}&note=expired`)).text();
    expect(html).toMatch(/role="alert".*That took too long, or too many codes were wrong\. Log in again\./s);
    expect(await (await visitor.fetch(`${LOG_IN}&note=other`)).text()).not.toContain('role="alert"');
    await enterPassword(visitor);
    expect(outcomeOf(await enterCode(visitor, totpCode(secret)))).toEqual([303, TARGET]);
  });

  it("asks for the password again after ten minutes", async () => {
    const { secret } = await aProtectedAccount(api);
    const visitor = await aVisitorWithPassword();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
    expect(outcomeOf(await enterCode(visitor, totpCode(secret)))).toEqual(EXPIRED);
  });

  it("asks for the password again when the second factor was removed meanwhile", async () => {
    const { owner, secret } = await aProtectedAccount(api);
    const visitor = await aVisitorWithPassword();
    const removed = await owner.send("POST", "/profile/second-factor/removal", { currentPassword: PASSWORD });
    expect(removed.status).toBe(200);
    expect(outcomeOf(await enterCode(visitor, totpCode(secret)))).toEqual(EXPIRED);
    expect(outcomeOf(await enterPassword(visitor))).toEqual([303, TARGET]);
  });

  it("locks an account with many wrong codes for a quarter of an hour", async () => {
    const { secret } = await aProtectedAccount(api);
    await api.database.update(twoFactor).set({ failedVerificationCount: 9 });
    const visitor = await aVisitorWithPassword();
    expect((await enterCode(visitor, wrongTotpCode(secret))).status).toBe(422);
    const locked = await enterCode(visitor, totpCode(secret));
    expect([locked.status, locked.headers.get("retry-after")]).toEqual([429, "900"]);
    expect(await locked.text()).toContain("Too many attempts. Try again in 15 minutes.");
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it("limits codes from one address", async () => {
    const { secret } = await aProtectedAccount(api);
    const visitor = await aVisitorWithPassword();
    const init = { method: "POST", headers: { "x-forwarded-for": "192.0.2.1" } };
    const send = (code: string) => visitor.fetch(PAGE, { ...init, body: new URLSearchParams({ code }) });
    expect((await send(wrongTotpCode(secret))).status).toBe(422);
    await api.database.update(rateLimit).set({ count: 20 });
    const refused = await send(totpCode(secret));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain("Too many attempts.");
  });

  it("reports a server error and logs it, without a session", async () => {
    const { secret } = await aProtectedAccount(api);
    const visitor = await aVisitorWithPassword();
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    vi.spyOn(api.database, "insert").mockImplementation(() => {
      throw new Error("The database is gone.");
    });
    const refused = await enterCode(visitor, totpCode(secret));
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([500, []]);
    expect(await refused.text()).toContain("Something broke on our side and nothing was saved.");
    expect(logged.mock.calls.map(([message]) => String(message))).toContain("The form of the second factor failed");
  });

  it("accepts codes of its own site's form only", async () => {
    const body = new URLSearchParams({ code: "123456" });
    for (const headers of [{}, { origin: "https://evil.test" }]) {
      expect((await api.fetch(PAGE, { method: "POST", body, headers })).status).toBe(403);
    }
  });
});

describe("the tests' authenticator app", () => {
  it.each([
    [59, "287082"],
    [1_111_111_109, "081804"],
    [20_000_000_000, "353130"],
  ])("shows the code of RFC 6238 at second %i", (second, code) => {
    expect(totpCode("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ", second * 1000)).toBe(code);
  });
});
