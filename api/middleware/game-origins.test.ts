import { beforeAll, describe, expect, it } from "vitest";
import { failureOf } from "../../tests/fixtures/api-responses";
import { startTestApi, TEST_SITE_URL, type TestApi } from "../../tests/setup/test-api";

const GAMES = "https://games.test";
const IN_GAME_CHANGE = "/gg/v2/games/x/challenges/y/scores";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ GAMES_ORIGINS: `${GAMES},https://other-games.test` });
});

function request(
  path: string,
  origin: string,
  method = "GET",
  headers: Record<string, string> = {},
): Promise<Response> {
  return api.fetch(path, { method, headers: { origin, "sec-fetch-site": "cross-site", ...headers } });
}

const corsHeadersOf = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith("access-control"));

describe("a trusted game's origin", () => {
  it("may read the in-game calls with the player's cookies, including failures", async () => {
    for (const path of ["/gg/regions", "/gg/games/nonsense", "/gg/nowhere"]) {
      const { headers } = await request(path, GAMES);
      expect(headers.get("access-control-allow-origin")).toBe(GAMES);
      expect(headers.get("access-control-allow-credentials")).toBe("true");
      expect(headers.get("vary")).toBe("Origin");
    }
  });

  it("gets a preflight response with what it may send", async () => {
    const response = await request(IN_GAME_CHANGE, GAMES, "OPTIONS", { "access-control-request-method": "POST" });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": GAMES,
      "access-control-allow-credentials": "true",
      "access-control-allow-methods": "GET,POST,PUT,DELETE",
      "access-control-allow-headers": "Content-Type,Idempotency-Key,Access-Control-Allow-Credentials",
      "access-control-max-age": "3600",
      vary: expect.stringContaining("Origin") as string,
    });
  });

  it("may send in-game changes", async () => {
    expect(await failureOf(request(IN_GAME_CHANGE, GAMES, "POST"))).not.toBe("403 invalid_request_payload");
    expect(await failureOf(request("/gg/nowhere", GAMES, "DELETE"))).toBe("404 not_found");
  });

  it.each(["/profile", "/gxc/v3/games", "/session/status", "/ggx"])("may not read %s", async (path) => {
    expect(corsHeadersOf(await request(path, GAMES))).toEqual([]);
    const preflight = await request(path, GAMES, "OPTIONS", { "access-control-request-method": "POST" });
    expect([await failureOf(preflight), corsHeadersOf(preflight)]).toEqual(["404 not_found", []]);
  });

  it.each(["/profile/favorites", "/session/login", "/gg"])("may not change %s", async (path) => {
    expect(await failureOf(request(path, GAMES, "POST"))).toBe("403 invalid_request_payload");
  });
});

describe.each(["https://evil.test", "http://games.test", "https://games.test.evil.test", "null", ""])(
  "the origin %j",
  (origin) => {
    it("may neither read nor change anything, not even in games", async () => {
      const response = await request("/gg/regions", origin);
      expect([corsHeadersOf(response), response.headers.get("vary")]).toEqual([[], "Origin"]);
      expect(corsHeadersOf(await request(IN_GAME_CHANGE, origin, "OPTIONS"))).toEqual([]);
      expect(await failureOf(request(IN_GAME_CHANGE, origin, "POST"))).toBe("403 invalid_request_payload");
      expect(await failureOf(request("/profile", origin, "DELETE"))).toBe("403 invalid_request_payload");
    });
  },
);

describe("the site's own pages", () => {
  it("may send changes, and need no header to read", async () => {
    const response = await api.fetch("/profile/favorites", { method: "POST", headers: { origin: TEST_SITE_URL } });
    expect(await failureOf(response)).not.toBe("403 invalid_request_payload");
    expect(corsHeadersOf(response)).toEqual([]);
  });
});
