import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { gamePath } from "~api/seed/demo-games";
import { seedShortId } from "~api/seed/deterministic-ids";
import { runLoader, type RequestOptions } from "../setup/portal";
import { advanceClock, startRemoteApi, type RemoteApi } from "../setup/remote-api";

let remote: RemoteApi;

const HOME = "/:locale?";
const GAME = "/:locale?/games/:gameId/:mangledTitle?";
const CHALLENGE = "/:locale?/challenges/:challengeId/:mangledName?";
const GAME_PATH = gamePath("lantern-run");
const CHALLENGE_PATH = challengePath("one-breath", "one-breath-one-run");
/** Longer than the cache's freshness and the circuit breaker's pause. */
const A_WHILE_MS = 15_000;

beforeAll(async () => {
  remote = await startRemoteApi();
});

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterAll(async () => {
  vi.useRealTimers();
  await remote.kill();
});

const signedIn = { visitor: { cookies: new Map([["session", "a.b"]]) } };

async function home(path = "/", options: RequestOptions = {}) {
  return runLoader((await import("~/routes/($locale)._index/route")).loader, HOME, path, options);
}
async function game(prefix = "", options: RequestOptions = {}) {
  const { loader } = await import("~/routes/($locale).games.$gameId.($mangledTitle)/route");
  return runLoader(loader, GAME, prefix + GAME_PATH, options);
}
function challengePath(key: string, name: string): string {
  return `/challenges/${seedShortId(`challenge:${key}`)}/${name}/`;
}
async function challenge(path = CHALLENGE_PATH, options: RequestOptions = {}) {
  const { loader } = await import("~/routes/($locale).challenges.$challengeId.($mangledName)/route");
  return runLoader(loader, CHALLENGE, path, options);
}
async function tag(path: string) {
  return runLoader((await import("~/routes/($locale).tags.$alias/route")).loader, "/:locale?/tags/:alias", path);
}
const pages = () => Promise.all([home(), game(), challenge()]);
const statuses = (results: { status: number }[]) => results.map(({ status }) => status);

/** The tests build on each other. */
describe("pages of an API that fails, hangs and recovers", { shuffle: false }, () => {
  describe("while the API responds", () => {
    it("pages are complete", async () => {
      const [homePage, gamePage, challengePage] = await pages();
      expect(statuses([homePage, gamePage, challengePage])).toEqual([200, 200, 200]);
      expect(gamePage.payload.game.compete?.challenges?.length).toBeGreaterThan(0);
      expect(challengePage.payload.challenge.leaderboard).not.toBeNull();
    });

    it("a failed part is null and the page is shown", async () => {
      advanceClock(A_WHILE_MS);
      remote.intercept = ({ url }) =>
        /\/scores|\/challenges\?/.test(url) ? new Response("oops", { status: 500 }) : null;
      const [gamePage, challengePage] = await Promise.all([
        game("/de"),
        challenge(challengePath("feather", "land-like-a-feather")),
      ]);
      expect(statuses([gamePage, challengePage])).toEqual([200, 200]);
      expect(gamePage.payload.game.compete).toMatchObject({ challenges: null });
      expect(challengePage.payload.challenge.leaderboard).toBeNull();
    });

    it("a part that hangs is cancelled after two seconds", async () => {
      let isCancelled = false;
      remote.intercept = (request) => {
        if (!request.url.includes("/scores")) return null;
        request.signal.addEventListener("abort", () => (isCancelled = true));
        return new Promise(() => undefined);
      };
      const begin = performance.now();
      const page = await challenge(challengePath("bell-tower", "bell-tower-by-dawn"));
      const elapsedMs = performance.now() - begin;
      remote.intercept = null;
      expect(page.payload.challenge.leaderboard).toBeNull();
      expect(elapsedMs).toBeGreaterThan(1_900);
      expect(elapsedMs).toBeLessThan(4_000);
      await vi.waitFor(() => expect(isCancelled).toBe(true));
    });
  });

  describe("when the API is killed in mid-traffic", () => {
    it("cached pages are served, also for pending requests", async () => {
      advanceClock(A_WHILE_MS);
      remote.intercept = () => new Promise(() => undefined);
      const pending = Array.from({ length: 10 }, pages);
      await vi.waitFor(() => expect(remote.requests.length).toBeGreaterThan(3));
      await remote.kill();
      const results = (await Promise.all(pending)).flat();
      expect(new Set(statuses(results))).toEqual(new Set([200]));
      expect(statuses(await pages())).toEqual([200, 200, 200]);
    });

    it("pages that are not cached return 503 in the frame, without caching", async () => {
      const results = await Promise.all([
        home("/pl/"),
        game("/pl"),
        challenge(`/pl${CHALLENGE_PATH}`),
        tag("/pl/tags/runner/"),
      ]);
      expect(statuses(results)).toEqual([503, 503, 503, 503]);
      for (const { headers } of results) expect(headers.get("cache-control")).toBe("private, no-store");
      const { loader } = await import("~/routes/($locale)");
      expect(await runLoader(loader, HOME, "/pl/")).toMatchObject({ status: 200, payload: { sidebar: null } });
    });

    it("pages respond at once after several failures", async () => {
      await Promise.all([home("/tr/"), home("/ru/"), home("/pt-br/")]);
      const begin = performance.now();
      expect((await home("/pl/")).status).toBe(503);
      expect(performance.now() - begin).toBeLessThan(500);
    });

    it("a player gets the public page with a warning", async () => {
      const [homePage, gamePage] = await Promise.all([home("/", signedIn), game("", signedIn)]);
      expect(statuses([homePage, gamePage])).toEqual([200, 200]);
      for (const { payload, headers } of [homePage, gamePage]) {
        expect(payload.toast).toMatchObject({ type: "warning", message: expect.stringMatching(/Your own/) as unknown });
        expect(headers.get("cache-control")).toBe("private, no-store");
      }
      expect((await home()).payload.toast).toBeNull();
    });

    it("cached pages expire after a day", async () => {
      advanceClock(25 * 3_600_000);
      expect(statuses(await pages())).toEqual([503, 503, 503]);
    });
  });

  describe("when the API is back", () => {
    it("pages are complete without a restart", async () => {
      remote.intercept = null;
      await remote.start();
      advanceClock(A_WHILE_MS);
      // On a busy machine the circuit breaker's probe may take longer than other calls wait for it.
      await vi.waitFor(async () => {
        expect((await tag("/tags/runner/")).status).toBe(200);
      }, 20_000);
      expect(statuses(await pages())).toEqual([200, 200, 200]);
      expect((await home("/pl/")).status).toBe(200);
      expect((await home("/", signedIn)).payload.toast).toBeNull();
    });
  });
});
