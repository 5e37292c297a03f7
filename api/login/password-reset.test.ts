import { like } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSignedIn, logIn, newestLink, NEW_PASSWORD, PASSWORD, signUp } from "../../tests/fixtures/account-mail";
import { apiOn, startTestApi, type TestApi } from "../../tests/setup/test-api";
import { callCounts } from "../db/schema";

const FORM = "/session/forgot-password";
const MINUTE_MS = 60_000;

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});
afterEach(() => {
  vi.useRealTimers();
});

const requestLink = (login: string, path = FORM) => api.visitor().postForm(path, { login });
const save = (link: string, password: string) => api.visitor().postForm(link, { password });

async function resetLinkOf(username: string) {
  const owner = await signUp(api, username);
  await requestLink(username);
  return { owner, link: await newestLink(api, owner.email) };
}

function advanceMinutes(minutes: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * MINUTE_MS });
}

describe("requesting a new password", () => {
  it("returns the same whether the account exists or not", async () => {
    await signUp(api, "Ada");
    const pages = [];
    for (const login of ["ada", "ADA@example.org", "nobody", "nobody@example.org", "' or 1=1 --"]) {
      const response = await requestLink(login);
      pages.push([response.status, [...response.headers], await response.text()]);
    }
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
    const mails = (await api.mails()).filter(({ subject }) => subject === "Choose a new password");
    expect(mails.map(({ to }) => to)).toEqual(["ada@example.org", "ada@example.org"]);
  });

  it("reports the missing field, in the visitor's language", async () => {
    const response = await requestLink("  ", `${FORM}?locale=de`);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("Gib deinen Benutzernamen oder deine E-Mail-Adresse ein.");
    expect(html).toMatch(/id="login"[^>]*aria-invalid="true"/);
  });

  it("is linked from the login page, in its language and with the target", async () => {
    const page = await (await api.fetch("/session/login?target=%2Fde%2Fgames%2F")).text();
    const href = /href="(forgot-password[^"]+)"/.exec(page)?.[1]?.replaceAll("&amp;", "&");
    const form = await (await api.fetch(`/session/${String(href)}`)).text();
    expect(form).toContain("<h1>Passwort vergessen?</h1>");
    expect(form).toContain(encodeURIComponent("http://portal.test/de/games/"));
  });

  it("limits the mails to one address per hour and day, without an error", async () => {
    await signUp(api, "Ada");
    const sent: number[] = [];
    for (let hour = 0; hour < 3; hour += 1) {
      // Each hour has a new process, so nothing in memory carries over.
      api = apiOn({ ...api, close: () => Promise.resolve() });
      for (let round = 0; round < 7; round += 1) {
        expect((await requestLink("ada")).status).toBe(200);
        // A mail is not sent once a later one has replaced its link.
        await api.mails();
      }
      sent.push((await api.mails()).filter(({ subject }) => subject === "Choose a new password").length);
      const hours = like(callCounts.key, "password-link-mails-hour:%");
      await api.database
        .update(callCounts)
        .set({ expire: new Date(0) })
        .where(hours);
    }
    expect(sent).toEqual([6, 6, 0]);
    const keys = (await api.database.select().from(callCounts)).map(({ key }) => key);
    expect(keys.filter((key) => key.includes("@"))).toEqual([]);
  });

  it("limits requests from one IP address, and keeps the input", async () => {
    const headers = { "x-forwarded-for": "192.0.2.1" };
    const send = () =>
      api.visitor().fetch(FORM, { method: "POST", body: new URLSearchParams({ login: "ada" }), headers });
    for (let round = 0; round < 20; round += 1) await send();
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.text()).toContain('value="ada"');
  });
});

describe("choosing a new password by link", () => {
  it("ends every session, works once and confirms the address", async () => {
    const { owner, link } = await resetLinkOf("Ada");
    const { visitor: phone } = await logIn(api, "ada");
    expect(await (await api.visitor().fetch(link)).text()).toContain("For the account Ada.");
    const saved = await save(link, NEW_PASSWORD);
    expect([saved.status, saved.headers.getSetCookie()]).toEqual([200, []]);
    expect(await saved.text()).toContain("Password changed");
    expect([await isSignedIn(owner), await isSignedIn(phone)]).toEqual([false, false]);
    expect((await logIn(api, "ada", PASSWORD)).isIn).toBe(false);
    expect((await logIn(api, "ada", NEW_PASSWORD)).isIn).toBe(true);
    expect((await save(link, "a third password here")).status).toBe(410);
    expect((await logIn(api, "ada", NEW_PASSWORD)).isIn).toBe(true);
    expect((await api.mails()).at(-1)).toMatchObject({ to: owner.email, subject: "Your password was changed" });
  });

  it.each([
    ["short", "A password needs at least 8 characters."],
    ["password123", "one of the first that others would try"],
    ["ada", "A password needs at least 8 characters."],
    ["ada@example.org", "must not be your e-mail address"],
    ["", "A password needs at least 8 characters."],
  ])("refuses %j by the rules of the sign-up, and the link stays valid", async (password, message) => {
    const { link } = await resetLinkOf("Ada");
    const refused = await save(link, password);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(message);
    expect(html).not.toContain(`value="${password || "nothing"}"`);
    expect((await save(link, NEW_PASSWORD)).status).toBe(200);
  });

  it("succeeds for both of two concurrent forms", async () => {
    const { link } = await resetLinkOf("Ada");
    const responses = await Promise.all([save(link, NEW_PASSWORD), save(link, NEW_PASSWORD)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect((await logIn(api, "ada", NEW_PASSWORD)).isIn).toBe(true);
    const notices = (await api.mails()).filter(({ subject }) => subject === "Your password was changed");
    expect(notices).toHaveLength(1);
  });

  it("expires after an hour, with a link to request a new one", async () => {
    const { link } = await resetLinkOf("Ada");
    advanceMinutes(61);
    const page = await api.visitor().fetch(link);
    expect(page.status).toBe(410);
    expect(await page.text()).toMatch(/href="forgot-password\?/);
    expect((await save(link, NEW_PASSWORD)).status).toBe(410);
    expect((await logIn(api, "ada", PASSWORD)).isIn).toBe(true);
  });

  it("works with the newest link only", async () => {
    const { owner, link } = await resetLinkOf("Ada");
    await requestLink("ada");
    const newest = await newestLink(api, owner.email);
    expect(newest).not.toBe(link);
    expect((await save(link, NEW_PASSWORD)).status).toBe(410);
    expect((await save(newest, NEW_PASSWORD)).status).toBe(200);
  });

  it("unlocks an account that was locked by guesses", async () => {
    const { link } = await resetLinkOf("Ada");
    for (let guess = 0; guess < 11; guess += 1) await logIn(api, "ada", "wrong guess");
    expect((await logIn(api, "ada", PASSWORD)).isIn).toBe(false);
    await save(link, NEW_PASSWORD);
    expect((await logIn(api, "ada", NEW_PASSWORD)).isIn).toBe(true);
  });
});
