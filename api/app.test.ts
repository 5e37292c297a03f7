import { beforeAll, describe, expect, it } from "vitest";
import { failureOf } from "../tests/fixtures/api-responses";
import { startTestApi, type TestApi } from "../tests/setup/test-api";

describe("the API", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });

  it("returns not_found in the envelope for an unknown path", async () => {
    const response = await api.fetch("/nowhere");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ data: null, errors: [{ code: "not_found" }] });
  });

  it("reports a visitor without cookies as signed out", async () => {
    const response = await api.fetch("/session/status");
    expect(await response.json()).toEqual({
      data: { isAuthenticated: false, guestAccount: false, userId: null, suspension: null },
      errors: [],
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("returns the global settings", async () => {
    const response = await api.fetch("/gxc/global-settings");
    expect(await response.json()).toMatchObject({ data: { maxGamesPreloadedPerUser: 1 }, errors: [] });
  });

  it("returns a profile to signed-in users only", async () => {
    const response = await api.fetch("/profile");
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ data: null, errors: [{ code: "sign_in_required" }] });
  });

  it("refuses a cross-origin change", async () => {
    const response = await api.fetch("/session/login", { method: "POST", headers: { origin: "https://evil.test" } });
    expect(response.status).toBe(403);
  });

  it("refuses a body that is too large", async () => {
    const body = "x".repeat(70_000);
    const headers = { "content-length": String(body.length) };
    expect(await failureOf(api.fetch("/session/login", { method: "POST", body, headers }))).toBe(
      "413 invalid_request_payload",
    );
  });

  it("refuses a URL that is too long and names the longest parameter", async () => {
    const long = await api.fetch(`/gxc/v3/games?page=0&search=${"x".repeat(8_200)}`);
    expect(long.status).toBe(414);
    expect(await long.json()).toMatchObject({
      errors: [{ code: "invalid_request_payload", details: { parameterName: "search" } }],
    });
    expect(await failureOf(api.fetch(`/media/${"x".repeat(8_200)}`))).toBe("414 invalid_request_payload");
    expect((await api.fetch(`/session/status?unknown=${"x".repeat(8_000)}`)).status).toBe(200);
  });

  it("refuses more than a hundred parameters and names the first one above the limit", async () => {
    const query = Array.from({ length: 101 }, (_, index) => `p${String(index)}=`).join("&");
    expect(await (await api.fetch(`/session/status?${query}`)).json()).toMatchObject({
      errors: [{ code: "invalid_request_payload", details: { parameterName: "p100" } }],
    });
    expect((await api.fetch(`/session/status?${query.replace("&p100=", "")}`)).status).toBe(200);
  });

  it.each(["/%E0%A4%A", "/gxc/v2/games/%E0%A4%A", "/gxc/v2/tags/%00", "/media/%", "/play/%E0%A4%A/index.html"])(
    "returns 404 for the malformed path %s",
    async (path) => {
      const response = await api.fetch(path);
      expect([response.status, await response.json()]).toMatchObject([404, { data: null }]);
    },
  );

  it("handles HEAD like GET without a body, and returns not_found for other methods", async () => {
    const head = await api.fetch("/session/status", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect(head.headers.get("content-type")).toContain("application/json");
    for (const method of ["OPTIONS", "DELETE", "PATCH", "PROPFIND"]) {
      expect(await failureOf(api.fetch("/gxc/global-settings", { method }))).toBe("404 not_found");
    }
  });

  it("forbids caching of responses that depend on the viewer", async () => {
    for (const path of ["/session/status", "/profile", "/gxc/v3/games", "/nowhere"]) {
      expect((await api.fetch(path)).headers.get("cache-control")).toBe("no-store");
    }
  });

  it.each([
    "session=garbage",
    "session=%E0%A4%A",
    "session=%00.%00",
    "session=; SESSION_TYPE=%ff; session=a.b",
    `session=${"x".repeat(16_384)}`,
    `session=${"x".repeat(8_000)}.${"A".repeat(43)}%3D`,
    ";;;=;session",
  ])("treats a visitor with the cookies %.60s as signed out", async (cookie) => {
    const response = await api.fetch("/session/status", { headers: { cookie } });
    expect(await response.json()).toMatchObject({ data: { isAuthenticated: false, userId: null } });
    expect(await failureOf(api.fetch("/profile", { headers: { cookie } }))).toBe("403 sign_in_required");
  });
});
