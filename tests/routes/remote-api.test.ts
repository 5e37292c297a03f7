import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { getApi } from "~api/app";
import { gameId } from "~api/seed/demo-games";
import { runAction, runLoader } from "../setup/portal";

/** The same portal, its API on another host: the real one behind a real socket that sees what it is sent. */
const requests: Request[] = [];
let answerInstead: (() => Response) | null = null;
let server: Server;

beforeAll(async () => {
  const api = await getApi();
  const listener = getRequestListener((request) => {
    requests.push(request.clone());
    return answerInstead?.() ?? api.fetch(request);
  });
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // The portal reads its configuration when it is first imported: every import of it stands below.
  vi.stubEnv("API_BASE_URL", `http://127.0.0.1:${String(port)}`);
});

beforeEach(() => {
  requests.length = 0;
  answerInstead = null;
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const visitorWith = (cookies: Record<string, string>) => ({ cookies: new Map(Object.entries(cookies)) });
const cookiesSeen = () => [...new Set(requests.map(({ headers }) => headers.get("cookie")))];

const home = async () => (await import("~/routes/($locale)._index/route")).loader;
const frame = async () => (await import("~/routes/($locale)")).loader;
const root = async () => (await import("~/root")).loader;
const play = async () => (await import("~/routes/api.plays")).action;
const broken = () => new Response("<h1>Bad gateway</h1>", { status: 502 });

describe("what another host's API is sent", () => {
  it("are the session's cookies and no others", async () => {
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
    expect(requests.map(({ method }) => method)).toContain("POST");
    expect(requests.length).toBeGreaterThan(5);
    expect(cookiesSeen()).toEqual(["session=a.b; SESSION_TYPE=guest"]);
  });

  it("is no cookie at all for a visitor, and nothing else that the browser said", async () => {
    const headers = { referer: "http://portal.test/secret", "user-agent": "Browser/1", authorization: "Bearer x" };
    const visitor = visitorWith({ sidebar: "open" });
    await runLoader(await home(), "/:locale?", "/", { visitor, headers });
    expect(requests).toHaveLength(1);
    const [request] = requests;
    expect(Object.fromEntries(request?.headers ?? [])).not.toMatchObject({ cookie: expect.anything() as unknown });
    for (const name of ["referer", "authorization"]) expect(request?.headers.has(name)).toBe(false);
    expect(request?.headers.get("user-agent")).not.toBe("Browser/1");
  });

  it("is the visitor's address, and the session's cookie comes back", async () => {
    const visitor = visitorWith({});
    const body = new URLSearchParams({ gameId: gameId("softfall"), locale: "en" });
    const headers = { "x-forwarded-for": "203.0.113.7" };
    const { payload } = await runAction(await play(), "/api/plays", { visitor, body, headers });
    expect(payload.ok).toBe(true);
    expect([...visitor.cookies.keys()]).toEqual(["session"]);
    for (const request of requests) expect(request.headers.get("x-forwarded-for")).toBe("203.0.113.7");
  });
});

describe("a portal whose API fails", () => {
  it("shows visitors the page that it has", async () => {
    await runLoader(await home(), "/:locale?", "/es/");
    answerInstead = broken;
    expect((await runLoader(await home(), "/:locale?", "/es/")).status).toBe(200);
  });

  it("keeps the home page's frame, says 503 and lets no cache keep it where it has nothing", async () => {
    answerInstead = broken;
    const answer = await runLoader(await home(), "/:locale?", "/pl/");
    expect(answer).toMatchObject({ status: 503, payload: { feed: null } });
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    expect((await runLoader(await frame(), "/:locale?", "/pl/")).payload.sidebar).toEqual({ sections: [] });
    const visitor = visitorWith({ session: "a.b" });
    expect((await runLoader(await root(), "*", "/", { visitor })).payload.session.status).toBe("signed-out");
  });

  it("does not follow a redirect, which could carry the cookies away", async () => {
    answerInstead = () => new Response(null, { status: 307, headers: { location: "/elsewhere" } });
    expect((await runLoader(await home(), "/:locale?", "/tr/")).status).toBe(503);
    expect(requests).toHaveLength(1);
  });

  it("answers a play with a code that the player can say", async () => {
    answerInstead = broken;
    const body = new URLSearchParams({ gameId: gameId("softfall"), locale: "en" });
    const { status, payload } = await runAction(await play(), "/api/plays", { body });
    expect({ status, payload }).toEqual({ status: 503, payload: { ok: false, error: "unreachable" } });
  });

  it("fails its healthcheck", async () => {
    const { loader } = await import("~/routes/healthcheck");
    const ask = () => loader({ request: new Request("http://portal.test/healthcheck"), params: {}, context: {} });
    expect((await ask()).status).toBe(200);
    answerInstead = broken;
    expect((await ask()).status).toBe(503);
  });

  it("has no API below its own address", async () => {
    const { loader } = await import("~/routes/embedded.api.$");
    const request = new Request("http://portal.test/embedded/api/session/status");
    expect((await loader({ request })).status).toBe(404);
    expect(requests).toEqual([]);
  });
});
