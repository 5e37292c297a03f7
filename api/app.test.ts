import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../tests/setup/test-api";

describe("the API", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });

  it("answers an unknown path with not_found in the envelope", async () => {
    const response = await api.fetch("/nowhere");
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ data: null, errors: [{ code: "not_found" }] });
  });

  it("calls a visitor without cookies signed out", async () => {
    const response = await api.fetch("/session/status");
    expect(await response.json()).toEqual({
      data: { isAuthenticated: false, guestAccount: false, userId: null },
      errors: [],
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it("answers the product's switches", async () => {
    const response = await api.fetch("/gxc/global-settings");
    expect(await response.json()).toMatchObject({ data: { maxGamesPreloadedPerUser: 1 }, errors: [] });
  });

  it("shows a profile to signed-in users only", async () => {
    const response = await api.fetch("/profile");
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ data: null, errors: [{ code: "sign_in_required" }] });
  });

  it("refuses a change that another site's page asks for", async () => {
    const response = await api.fetch("/session/login", { method: "POST", headers: { origin: "https://evil.test" } });
    expect(response.status).toBe(403);
  });

  it("refuses a body that is too large", async () => {
    const body = "x".repeat(70_000);
    const headers = { "content-length": String(body.length) };
    const response = await api.fetch("/session/login", { method: "POST", body, headers });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ errors: [{ code: "invalid_request_payload" }] });
  });
});
