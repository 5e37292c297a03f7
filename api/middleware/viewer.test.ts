import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { startTestApi, TEST_SECRET, TEST_SITE_URL, type TestApi, type TestVisitor } from "../../tests/setup/test-api";
import { currentRequest, runInRequest } from "~observe/request-scope";
import type { ApiEnvironment } from "../api-context";
import { session, user } from "../db/schema";
import { createIdentity } from "../identity/identity";
import { identifyViewer } from "./viewer";

const DAY_MS = 86_400_000;
const MIRA = { username: "mira_k", email: "mira@example.org", password: "lantern on a roof" };

let api: TestApi;
let visitor: TestVisitor;
beforeEach(async () => {
  api = await startTestApi();
  visitor = api.visitor();
  await visitor.postForm("/session/login", { intent: "sign-up", ...MIRA });
  // Otherwise queries of pending mails would be counted with the viewer's.
  await api.mails();
});

function allCookies(): string {
  return [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

async function isAuthenticated(cookie?: string): Promise<boolean> {
  const response = cookie
    ? await api.fetch("/session/status", { headers: { cookie } })
    : await visitor.fetch("/session/status");
  const { data } = (await response.json()) as { data: { isAuthenticated: boolean } };
  return data.isAuthenticated;
}

describe("the viewer", () => {
  it("is found in one query, without better-auth", async () => {
    // The first request of a day writes the day.
    expect(await isAuthenticated()).toBe(true);
    const query = vi.spyOn(api.database, "select");
    expect(await isAuthenticated()).toBe(true);
    expect(query).toHaveBeenCalledTimes(1);
    query.mockRestore();
  });

  it("is loaded once for all calls of one request", async () => {
    expect(await isAuthenticated()).toBe(true);
    const query = vi.spyOn(api.database, "select");
    await runInRequest({ requestId: "" }, async () => {
      expect(await Promise.all([isAuthenticated(), isAuthenticated()])).toEqual([true, true]);
      expect(query).toHaveBeenCalledTimes(1);
      expect(await isAuthenticated("session=somebody")).toBe(false);
    });
    query.mockRestore();
  });

  it.each([
    ["has logged out", () => visitor.fetch("/session/logout", { headers: { cookie: allCookies() } })],
    [
      "has ended all sessions",
      () =>
        visitor.fetch("/profile", {
          method: "DELETE",
          headers: { origin: TEST_SITE_URL, "content-type": "application/json" },
          body: JSON.stringify({ password: MIRA.password }),
        }),
    ],
  ])("is null for the rest of a request that %s", async (_, end) => {
    const cookie = allCookies();
    await runInRequest({ requestId: "" }, async () => {
      expect(await isAuthenticated(cookie)).toBe(true);
      expect((await end()).status).toBeLessThan(400);
      expect(await isAuthenticated(cookie)).toBe(false);
    });
  });

  it("is in the request's log lines, unless a guest", async () => {
    const loggedUserOf = (caller: TestVisitor) =>
      runInRequest({ requestId: "" }, async () => {
        await caller.fetch("/session/status");
        return currentRequest()?.userId;
      });
    const [mira] = await api.database.select().from(user);
    expect(await loggedUserOf(visitor)).toBe(mira?.id);
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    expect(await loggedUserOf(guest)).toBeUndefined();
    expect(await loggedUserOf(api.visitor())).toBeUndefined();
  });

  it("is loaded again once a call was refused", async () => {
    await runInRequest({ requestId: "" }, async () => {
      expect(await isAuthenticated()).toBe(true);
      await api.database.delete(session);
      expect(await isAuthenticated()).toBe(true);
      expect((await api.fetch("/profile")).status).toBe(403);
      expect(await isAuthenticated()).toBe(false);
    });
  });

  it("is null when the cookie's signature is wrong", async () => {
    const [token = ""] = decodeURIComponent(visitor.cookies.get("session") ?? "").split(".");
    expect(token.length).toBeGreaterThan(16);
    expect(await isAuthenticated(`session=${token}`)).toBe(false);
    expect(await isAuthenticated(`session=${token}.${"A".repeat(43)}%3D`)).toBe(false);
    expect(await isAuthenticated("session=")).toBe(false);
    expect(await isAuthenticated("session=%E0%A4%A")).toBe(false);
    expect(await isAuthenticated("other=1; session=x; session=y")).toBe(false);
  });

  it("is found among other cookies, and only by the cookie's full name", async () => {
    const sessionCookies = allCookies();
    for (const cookies of [
      `theme=dark; ${sessionCookies}`,
      `theme=dark;${sessionCookies}`,
      `theme=dark;  ${sessionCookies}; last=1`,
    ]) {
      expect(await isAuthenticated(cookies), cookies).toBe(true);
    }
    const query = vi.spyOn(api.database, "select");
    for (const cookies of [`old${sessionCookies}`, `theme=dark; old${sessionCookies}`, "theme=dark"]) {
      expect(await isAuthenticated(cookies), cookies).toBe(false);
    }
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  it("is null once the session has ended", async () => {
    await api.database.update(session).set({ expiresAt: new Date(Date.now() - 1000) });
    expect(await isAuthenticated()).toBe(false);
  });

  it("extends a session that is used: after a day it is renewed with its cookie", async () => {
    const [before] = await api.database.select().from(session);
    if (!before) throw new Error("There is no session.");
    const aged = new Date(Date.now() - 2 * DAY_MS);
    const expiresAt = new Date(before.expiresAt.getTime() - 2 * DAY_MS);
    await api.database.update(session).set({ updatedAt: aged, expiresAt }).where(eq(session.id, before.id));

    const response = await visitor.fetch("/session/status");
    expect(response.headers.getSetCookie()[0]).toMatch(/^session=/);
    const [after] = await api.database.select().from(session);
    expect(after?.expiresAt.getTime()).toBeGreaterThan(expiresAt.getTime() + DAY_MS);
    expect((await visitor.fetch("/session/status")).headers.getSetCookie()).toEqual([]);
  });

  it("is the same whether the session is renewed or not", async () => {
    const details = { displayUsername: "Mira_K", image: "https://images.test/mira.webp", countryCode: "PL" };
    await api.database.update(user).set(details);
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    const viewers = [];
    for (const { cookies } of [visitor, guest]) {
      const cookie = `session=${cookies.get("session") ?? ""}`;
      const before = await viewerOf(cookie);
      await api.database.update(session).set({ updatedAt: new Date(Date.now() - 2 * DAY_MS) });
      expect(await viewerOf(cookie)).toEqual(before);
      viewers.push(before);
    }
    expect(viewers).toMatchObject([
      { isGuest: false, username: "Mira_K", image: details.image, countryCode: "PL" },
      { isGuest: true, username: null, image: null, countryCode: null },
    ]);
  });
});

async function viewerOf(cookie: string): Promise<unknown> {
  const { configuration, database } = api;
  const app = new Hono<ApiEnvironment>();
  app.use(async (context, next) => {
    context.set("configuration", configuration);
    context.set("database", database);
    context.set("identity", createIdentity(configuration, database, TEST_SECRET));
    await next();
  });
  app.use(identifyViewer);
  app.get("*", (context) => context.json(context.get("viewer")));
  return (await app.request("/", { headers: { cookie } })).json();
}
