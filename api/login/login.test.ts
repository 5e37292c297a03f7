import { beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestVisitor } from "../../tests/setup/test-api";

const PAGE = "/session/login?target=%2Fde%2Fgames%2F";
const MIRA = { username: "Mira_K", email: "Mira@example.org", password: "lantern on a roof" };

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
});

function signUp(visitor: TestVisitor, change: Record<string, string> = {}): Promise<Response> {
  return visitor.postForm(`${PAGE}&form=sign-up`, { intent: "sign-up", ...MIRA, ...change });
}

function logIn(visitor: TestVisitor, login: string, password = MIRA.password): Promise<Response> {
  return visitor.postForm(PAGE, { intent: "log-in", login, password, remember: "on" });
}

async function statusOf(visitor: TestVisitor): Promise<unknown> {
  const { data } = (await (await visitor.fetch("/session/status")).json()) as { data: unknown };
  return data;
}

describe("the login page", () => {
  it("is available in seven languages, by default in the target's", async () => {
    const response = await api.fetch(PAGE);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="de">');
    expect(html).toContain("<h1>Anmelden</h1>");
    expect(html.match(/hreflang=/g)).toHaveLength(7);
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="assets/passkey.js">']);
    expect(await (await api.fetch(`${PAGE}&locale=ru`)).text()).toContain("<h1>Войти</h1>");
    const turkish = await api.fetch("/session/login", { headers: { "accept-language": "tr" } });
    expect(await turkish.text()).toContain("<h1>Giriş yap</h1>");
  });

  it("allows no scripts and no frames, and is not cached", async () => {
    const { headers } = await api.fetch(PAGE);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://portal.test;");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("serves its own styles and fonts", async () => {
    const styles = await api.fetch("/session/assets/login.css");
    expect(styles.headers.get("content-type")).toContain("text/css");
    expect(await styles.text()).toContain("prefers-color-scheme");
    expect((await api.fetch("/session/assets/fonts/tektur-latin.woff2")).headers.get("content-type")).toBe(
      "font/woff2",
    );
    expect((await api.fetch("/session/assets/fonts/OFL.txt")).status).toBe(404);
  });

  it("signs up, signs in by name or address, and signs out", async () => {
    const visitor = api.visitor();
    const response = await signUp(visitor);
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toBe("http://portal.test/de/games/");
    expect(await statusOf(visitor)).toMatchObject({ isAuthenticated: true, guestAccount: false });
    expect(await (await visitor.fetch("/profile")).json()).toMatchObject({
      data: { username: "Mira_K", email: "mira@example.org", name: null, signUpComplete: false },
    });

    await visitor.fetch("/session/logout");
    expect(await statusOf(visitor)).toMatchObject({ isAuthenticated: false, guestAccount: false, userId: null });
    expect(visitor.cookies.size).toBe(0);

    for (const login of ["mira_k", "MIRA_K", "mira@example.org", " Mira@Example.org "]) {
      const other = api.visitor();
      expect((await logIn(other, login)).status, login).toBe(303);
      expect(await statusOf(other)).toMatchObject({ isAuthenticated: true });
    }
  });

  it("ends the session itself at sign-out, not only the cookie", async () => {
    const visitor = api.visitor();
    await signUp(visitor);
    const stolen = visitor.cookies.get("session") ?? "";
    await visitor.fetch("/session/logout");
    const response = await api.fetch("/session/status", { headers: { cookie: `session=${stolen}` } });
    expect(await response.json()).toMatchObject({ data: { isAuthenticated: false } });
  });

  it("signs out for the site's own pages and typed URLs, never for another site's link", async () => {
    const foreign = { referer: "http://portal.test.evil.example/page" };
    const ownPage = { referer: "http://portal.test/de/games/" };
    const visitor = api.visitor();
    await signUp(visitor);
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "cross-site", ...ownPage },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "same-site", ...foreign },
      foreign,
      { referer: "no address" },
      { origin: "https://evil.example" },
      { origin: "null", ...ownPage },
    ]) {
      expect((await visitor.fetch("/session/logout", { headers })).status).toBe(200);
      expect(await statusOf(visitor), JSON.stringify(headers)).toMatchObject({ isAuthenticated: true });
    }
    for (const headers of [
      ownPage,
      { "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "none" },
      { "sec-fetch-site": "same-site", ...ownPage },
    ]) {
      await logIn(visitor, "mira_k");
      await visitor.fetch("/session/logout", { headers });
      expect(await statusOf(visitor), JSON.stringify(headers)).toMatchObject({ isAuthenticated: false });
    }
  });

  it("sets one cookie, HttpOnly and SameSite", async () => {
    const cookies = (await signUp(api.visitor())).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["session"]);
    expect(cookies[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(cookies[0]).not.toContain("Secure");
    api = await startTestApi({ SITE_URL: "https://portal.test" });
    expect((await signUp(api.visitor())).headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-session=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    ]);
  });

  it("accepts over https only the session whose cookie is bound to the host", async () => {
    api = await startTestApi({ SITE_URL: "https://portal.test" });
    const visitor = api.visitor();
    await signUp(visitor);
    expect(await statusOf(visitor)).toMatchObject({ isAuthenticated: true });
    const value = visitor.cookies.get("__Host-session") ?? "";
    const planted = await api.fetch("/session/status", { headers: { cookie: `session=${value}` } });
    expect(await planted.json()).toMatchObject({ data: { isAuthenticated: false } });
    await visitor.fetch("/session/logout");
    expect(visitor.cookies.size).toBe(0);
  });

  it("sets a session cookie unless the visitor wants to be remembered", async () => {
    await signUp(api.visitor());
    const visitor = api.visitor();
    const response = await visitor.postForm(PAGE, { intent: "log-in", login: "mira_k", password: MIRA.password });
    const session = response.headers.getSetCookie().find((cookie) => cookie.startsWith("session="));
    expect(session).not.toMatch(/Max-Age|Expires/i);
    expect(await statusOf(visitor)).toMatchObject({ isAuthenticated: true });
  });

  it("redirects a signed-in viewer to the target", async () => {
    const visitor = api.visitor();
    await signUp(visitor);
    const response = await visitor.fetch(PAGE);
    expect([response.status, response.headers.get("location")]).toEqual([303, "http://portal.test/de/games/"]);
  });

  it("signs a guest in, once", async () => {
    const visitor = api.visitor();
    expect((await visitor.postForm(PAGE, { intent: "guest" })).status).toBe(303);
    const first = await statusOf(visitor);
    expect(first).toMatchObject({ isAuthenticated: false, guestAccount: true });
    await visitor.postForm(PAGE, { intent: "guest" });
    expect(await statusOf(visitor)).toEqual(first);
    expect((await visitor.fetch("/profile")).status).toBe(403);
  });

  it("leads to the welcome page after a sign-up on the front page, and otherwise to the target", async () => {
    const outcomes: Record<string, string> = {
      "/": "http://portal.test/profile/welcome/?target=%2F",
      "/de/": "http://portal.test/de/profile/welcome/?target=%2Fde%2F",
      "/games/abc123/lantern-run/?autoPlay=true": "http://portal.test/games/abc123/lantern-run/?autoPlay=true",
      "/profile/": "http://portal.test/profile/",
    };
    for (const [index, [target, expected]] of Object.entries(outcomes).entries()) {
      const [page, visitor] = [`/session/login?target=${encodeURIComponent(target)}`, api.visitor()];
      const name = `mira_${String(index)}`;
      const account = { username: name, email: `${name}@example.org`, password: "lantern on a roof" };
      const signedUp = await visitor.postForm(page, { intent: "sign-up", ...account });
      expect(signedUp.headers.get("location")).toBe(expected);
      const logIn = { intent: "log-in", login: name, password: account.password };
      const loggedIn = await api.visitor().postForm(page, logIn);
      expect(loggedIn.headers.get("location")).toBe(`http://portal.test${target}`);
    }
  });

  it("never redirects to another site", async () => {
    for (const target of ["//evil.test", "/\\evil.test", "https://evil.test", "javascript:alert(1)"]) {
      const page = `/session/login?site=https%3A%2F%2Fevil.test&target=${encodeURIComponent(target)}`;
      const response = await api.visitor().postForm(page, { intent: "guest" });
      expect(response.headers.get("location"), target).toBe("http://portal.test/");
    }
  });

  it("accepts forms of its own site only", async () => {
    const body = new URLSearchParams({ intent: "guest" });
    const post = (headers: Record<string, string>) => api.fetch(PAGE, { method: "POST", body, headers });
    expect((await post({})).status).toBe(403);
    expect((await post({ origin: "https://evil.test" })).status).toBe(403);
    expect((await post({ origin: "null", "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ "sec-fetch-site": "same-site" })).status).toBe(403);
    expect((await post({ origin: "http://portal.test", "sec-fetch-site": "same-origin" })).status).toBe(303);
  });
});
