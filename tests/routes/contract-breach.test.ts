import { afterAll, beforeAll, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import { gamePath } from "~api/seed/demo-games";
import { callRoute } from "../setup/call-route";
import { runLoader } from "../setup/portal";
import { startRemoteApi, type RemoteApi } from "../setup/remote-api";

const USER_ID = "2b1f6f0a-4a67-4f7c-9f4e-0d6c1b9e7a31";

let remote: RemoteApi;
let logged: MockInstance<typeof console.error>;

beforeAll(async () => {
  remote = await startRemoteApi();
  vi.stubEnv("APP_ENV", "staging");
});

beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterAll(() => remote.kill());

const breaking = (part: string) => (request: Request) =>
  request.url.includes(part) ? Response.json({ data: { pagination: 7 }, errors: [] }) : null;

async function game(path: string) {
  const { loader } = await import("~/routes/($locale).games.$gameId.($mangledTitle)/route");
  return { loader, result: await runLoader(loader, "/:locale?/games/:gameId/:mangledTitle?", path) };
}

describe("a response that breaks the contract", () => {
  it("shows a toast with call and field where the page works without it", async () => {
    remote.intercept = breaking("/gxc/v2/challenges?");
    const { result } = await game(gamePath("lantern-run"));
    expect(result.status).toBe(200);
    expect(result.payload.toast).toMatchObject({
      type: "error",
      message: expect.stringMatching(
        /GET http.*\/gxc\/v2\/challenges\?.*invalid response at "data\.challenges"/,
      ) as unknown,
    });
  });

  it("is logged once, with method and address", async () => {
    remote.intercept = breaking("/with-feed-entries");
    const { loader } = await import("~/routes/($locale)");
    for (let view = 0; view < 5; view += 1) {
      const { payload } = await runLoader(loader, "/:locale?", "/");
      expect(payload).toMatchObject({ sidebar: null, toast: { type: "error" } });
    }
    expect(logged.mock.calls).toEqual([
      [expect.stringMatching(/^GET http.*with-feed-entries.*"data\.configurationId"/)],
    ]);
  });

  it("adds a toast to a response for a script", async () => {
    remote.intercept = ({ url }) => {
      if (url.includes("/session/status"))
        return Response.json({ data: { isAuthenticated: true, guestAccount: false, userId: USER_ID }, errors: [] });
      return url.includes("/profile/v2/messages") ? Response.json({ data: { pagination: 7 }, errors: [] }) : null;
    };
    const { loader } = await import("~/routes/api.bell");
    const visitor = { cookies: new Map([["session", "a.b"]]) };
    const { body } = await callRoute<{ toast: unknown }>(loader, "/api/bell/", visitor);
    const message = expect.stringContaining("/profile/v2/messages") as unknown;
    expect(body).toMatchObject({ hasUnread: null, toast: { type: "error", message } });
  });

  it("is a 503 with that toast where it is the page's main data", async () => {
    remote.intercept = breaking("/gxc/v2/games/");
    const { loader } = await game(gamePath("softfall"));
    const args = {
      request: new Request(`http://portal.test${gamePath("softfall")}`),
      params: { gameId: gamePath("softfall").split("/")[2] ?? "" },
      context: {},
    };
    const thrown: unknown = await Promise.resolve(loader(args)).catch((reason: unknown) => reason);
    if (!(thrown instanceof Response)) throw new Error("The loader has not thrown a response.");
    expect(thrown.status).toBe(503);
    expect(await thrown.json()).toMatchObject({
      meta: expect.arrayContaining([{ title: "STAGING Something went wrong | Subpixel" }]) as unknown,
      toast: { type: "error", message: expect.stringContaining('at "data.') as unknown },
    });
  });
});
