import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getApi } from "~api/app";
import { gameId } from "~api/seed/demo-games";
import { runAction, runLoader } from "../setup/portal";
import { advanceClock, startRemoteApi, type RemoteApi } from "../setup/remote-api";

let remote: RemoteApi;

beforeAll(async () => {
  remote = await startRemoteApi();
});

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  remote.intercept = null;
  // After a failure the circuit breaker closes with time and a successful call.
  const isTrusted = async () => {
    advanceClock(60_000);
    expect((await health()).status).toBe(200);
  };
  // The health check waits a second, opening the API's database may take longer.
  await vi.waitFor(isTrusted, { timeout: 60_000 });
  remote.requests.length = 0;
});

afterAll(async () => {
  vi.useRealTimers();
  await remote.kill();
});

const visitorWith = (cookies: Record<string, string>) => ({ cookies: new Map(Object.entries(cookies)) });
const cookiesSent = () => [...new Set(remote.requests.map(({ headers }) => headers.get("cookie")))];

const home = async () => (await import("~/routes/($locale)._index/route")).loader;
const frame = async () => (await import("~/routes/($locale)")).loader;
const root = async () => (await import("~/root")).loader;
const play = async () => (await import("~/routes/api.plays")).action;
const health = async (query = "") => {
  const { loader } = await import("~/routes/healthcheck");
  return loader({ request: new Request(`http://portal.test/healthcheck${query}`), params: {}, context: {} });
};
const broken = () => new Response("<h1>Bad gateway</h1>", { status: 502 });

describe("requests to another host's API", () => {
  it("include the session's cookies and no others", async () => {
    const visitor = visitorWith({
      sidebar: "open",
      session: "a.b",
      toast: "x",
      SESSION_TYPE: "guest",
      session_id: "1",
    });
    for (const loader of [await home(), await frame(), await root()]) {
      await runLoader(loader, "/:locale?", "/de/", { visitor });
    }
    const body = new URLSearchParams({ gameId: gameId("softfall"), locale: "en" });
    await runAction(await play(), "/api/plays", {
      visitor: visitorWith({ ...Object.fromEntries(visitor.cookies) }),
      body,
    });
    expect(remote.requests.map(({ method }) => method)).toContain("POST");
    expect(remote.requests.length).toBeGreaterThan(5);
    expect(cookiesSent().filter((cookie) => cookie !== null)).toEqual(["session=a.b; SESSION_TYPE=guest"]);
    const withoutCookie = remote.requests.filter(({ headers }) => !headers.has("cookie"));
    expect([...new Set(withoutCookie.map(({ url }) => new URL(url).pathname))]).toEqual([
      "/gxc/site",
      expect.stringContaining("/configurations/sidebar/"),
    ]);
  });

  it("include no cookie for a visitor, and no other headers of the browser", async () => {
    const headers = { referer: "http://portal.test/secret", "user-agent": "Browser/1", authorization: "Bearer x" };
    const visitor = visitorWith({ sidebar: "open" });
    await runLoader(await home(), "/:locale?", "/", { visitor, headers });
    expect(remote.requests).toHaveLength(2);
    for (const request of remote.requests) {
      for (const name of ["cookie", "referer", "authorization"]) expect(request.headers.has(name)).toBe(false);
      expect(request.headers.get("user-agent")).not.toBe("Browser/1");
    }
  });

  it("include the visitor's address, and pass on the session's cookie", async () => {
    const visitor = visitorWith({});
    const body = new URLSearchParams({ gameId: gameId("softfall"), locale: "en" });
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const { payload } = await runAction(await play(), "/api/plays", { visitor, body, headers });
    expect(payload.ok).toBe(true);
    expect([...visitor.cookies.keys()]).toEqual(["session"]);
    for (const request of remote.requests) expect(request.headers.get("x-forwarded-for")).toBe("203.0.113.7");
  });
});

describe("a guest account", () => {
  const visitor = visitorWith({ session: "a.b" });
  const calledPaths = () => remote.requests.map(({ url }) => new URL(url).pathname);
  const isPrivate = (path: string) => path.startsWith("/profile");
  const guest = (isAuthenticated: boolean) => ({ isAuthenticated, guestAccount: true, userId: crypto.randomUUID() });

  it.each([true, false])("counts as signed out with isAuthenticated %s", async (isAuthenticated) => {
    remote.intercept = ({ url }) =>
      url.endsWith("/session/status") ? Response.json({ data: guest(isAuthenticated), errors: [] }) : null;
    const { payload } = await runLoader(await root(), "*", "/", { visitor });
    expect(payload.session).toEqual({ status: "guest", user: null });

    const profile = await import("~/routes/($locale).profile._index/route");
    expect(await runLoader(profile.loader, "/:locale?/profile", "/profile/", { visitor })).toMatchObject({
      status: 302,
      location: "/",
    });

    const { loader: bell } = await import("~/routes/api.bell");
    const { loader: requests } = await import("~/routes/api.friend-requests");
    const { loader: quests } = await import("~/routes/api.quests");
    const request = () => new Request("http://portal.test/api/", { headers: { cookie: "session=a.b" } });
    const bodies = [bell, requests, quests].map(async (loader) => {
      const response = await loader({ request: request(), params: {}, context: {} });
      return (await response.json()) as unknown;
    });
    expect(await Promise.all(bodies)).toMatchObject([
      { hasUnread: false },
      { requests: [] },
      { board: { isSignedOut: true, longTerm: null, purse: null, daily: { quests: expect.any(Array) as unknown } } },
    ]);

    expect(calledPaths().filter(isPrivate)).toEqual([]);
    await runLoader(await home(), "/:locale?", "/", { visitor });
    expect(calledPaths().filter(isPrivate)).toEqual(["/profile/games-to-continue"]);
  });
});

describe("a room", () => {
  it("opens in the player's region where the API has it", async () => {
    const { action } = await import("~/routes/api.rooms");
    const userId = crypto.randomUUID();
    const emptyFields = {
      name: null,
      email: null,
      description: null,
      birthdate: null,
      countryCode: null,
      pictureUrl: null,
    };
    const account = { userId, userVersion: "1", username: "ada", createdDate: "2026-01-01T00:00:00Z", ...emptyFields };
    const settings = { marketingConsent: false, pictureVariants: [], signUpComplete: true, signUpSteps: [] };
    const bodies: Record<string, (region: string) => unknown> = {
      "/session/status": () => ({ isAuthenticated: true, guestAccount: false, userId }),
      "/profile": (defaultRegion) => ({ ...account, ...settings, defaultRegion }),
      "/gg/regions": () => ["near", "far"],
    };
    const opened: unknown[] = [];
    for (const region of ["far", "elsewhere"]) {
      remote.intercept = async (request) => {
        const { pathname } = new URL(request.url);
        if (pathname.endsWith("/rooms")) opened.push(await request.json());
        const data = pathname.endsWith("/rooms")
          ? { roomId: userId, roomUrl: "/gg/rooms/1" }
          : bodies[pathname]?.(region);
        return data ? Response.json({ data, errors: [] }) : (await getApi()).fetch(request);
      };
      const body = new URLSearchParams({ intent: "open", gameId: gameId("softfall"), target: "/" });
      await runAction(action, "/api/rooms/", { visitor: visitorWith({ session: "a.b" }), body });
    }
    expect(opened).toMatchObject([{ region: "far" }, { region: "near" }]);
  });
});

describe("a portal whose API fails", () => {
  it("serves visitors the cached page", async () => {
    await runLoader(await home(), "/:locale?", "/es/");
    remote.intercept = broken;
    advanceClock(60_000);
    expect((await runLoader(await home(), "/:locale?", "/es/")).status).toBe(200);
    expect(remote.requests.length).toBeGreaterThan(1);
  });

  it("returns 503 in the home page's frame, without caching, where it has no cached page", async () => {
    remote.intercept = broken;
    const result = await runLoader(await home(), "/:locale?", "/pl/");
    expect(result).toMatchObject({ status: 503, payload: { feed: null } });
    expect(result.headers.get("cache-control")).toBe("private, no-store");
    expect((await runLoader(await frame(), "/:locale?", "/pl/")).payload.sidebar).toBeNull();
  });

  it("treats a user as signed out only when the API refuses the session", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const sessionOf = async () =>
      (await runLoader(await root(), "*", "/", { visitor: visitorWith({ session: "a.b" }) })).payload.session;
    remote.intercept = broken;
    expect((await sessionOf()).status).toBe("unknown");
    advanceClock(60_000);
    remote.intercept = () => new Response("<h1>Gone</h1>", { status: 410 });
    expect((await sessionOf()).status).toBe("signed-out");
    remote.intercept = () => Response.json({ errors: [{ code: "session_expired" }] }, { status: 401 });
    expect((await sessionOf()).status).toBe("signed-out");
  });

  it.each([
    ["http://portal.test", ["session", "SESSION", "SESSION_TYPE"]],
    ["https://www.play.example.org", ["session", "__Host-session", "session; Domain=example.org"]],
  ])("signs out at %s without reaching the API", async (origin, deletedCookies) => {
    remote.intercept = broken;
    const { action } = await import("~/routes/api.logout");
    const visitor = visitorWith({ session: "a.b", SESSION_TYPE: "player" });
    const headers = { origin, "sec-fetch-site": "same-origin" };
    const result = await runAction(action, "/api/logout", { visitor, headers, body: new URLSearchParams() });
    expect(result).toMatchObject({ status: 302, location: "/" });
    expect([...visitor.cookies.keys()]).toEqual(["toast"]);
    const set = result.headers.getSetCookie().filter((cookie) => cookie.includes("Max-Age=0"));
    for (const cookie of deletedCookies) {
      const [name = "", domain = ""] = cookie.split("; ");
      expect(set).toContainEqual(expect.stringMatching(new RegExp(`^${name}=;.*${domain}`)));
    }
  });

  it("requests the session's status again until the circuit opens, at the tenth failure", async () => {
    remote.intercept = broken;
    await runLoader(await root(), "*", "/", { visitor: visitorWith({ session: "a.b" }) });
    expect(remote.requests).toHaveLength(10);
    const ofSite = remote.requests.filter(({ url }) => url.endsWith("/gxc/site"));
    expect(ofSite).toHaveLength(3);
  });

  it("does not follow a redirect, which could leak the cookies", async () => {
    remote.intercept = () => new Response(null, { status: 307, headers: { location: "/elsewhere" } });
    expect((await runLoader(await home(), "/:locale?", "/tr/")).status).toBe(503);
    expect(remote.requests.filter(({ url }) => url.endsWith("/elsewhere"))).toEqual([]);
    expect(remote.requests).toHaveLength(2);
  });

  it("returns an error code for a failed play, and does not retry it", async () => {
    remote.intercept = broken;
    const body = new URLSearchParams({ gameId: gameId("softfall"), locale: "en" });
    const { status, payload } = await runAction(await play(), "/api/plays", { body });
    expect({ status, payload }).toEqual({ status: 503, payload: { ok: false, error: "unreachable" } });
    expect(remote.requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  it("fails its healthcheck, but is alive", async () => {
    remote.intercept = broken;
    const response = await health();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: "failed", checks: { api: { status: "failed" } } });
    expect((await health("?probe=live")).status).toBe(200);
  });

  it("reports an unknown database for an API without a healthcheck", async () => {
    remote.intercept = ({ url }) => (url.endsWith("/healthcheck") ? new Response("Not Found", { status: 404 }) : null);
    expect(await (await health()).json()).toMatchObject({ status: "ok", checks: { database: { status: "unknown" } } });
  });

  it("has no API below its own address", async () => {
    const { loader } = await import("~/routes/embedded.api.$");
    const request = new Request("http://portal.test/embedded/api/session/status");
    expect((await loader({ request })).status).toBe(404);
    expect(remote.requests).toEqual([]);
  });
});

describe("a portal whose API refuses", () => {
  it("requests the session once more and passes on the refusal", async () => {
    const refusal = { data: null, errors: [{ code: "sign_in_required" }] };
    remote.intercept = () => Response.json(refusal, { status: 403 });
    const visitor = visitorWith({ session: "a.b" });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { loader } = await import("~/routes/($locale).challenges.$challengeId.($mangledName)/route");
    const result = await runLoader(loader, "/:locale?/challenges/:challengeId", "/challenges/abc123/", { visitor });
    expect(result.status).toBe(503);
    await vi.waitFor(() => expect(remote.requests.map(({ url }) => new URL(url).pathname)).toHaveLength(2));
  });
});
