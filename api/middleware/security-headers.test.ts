import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});

const NO_DOCUMENT = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

describe("security headers", () => {
  it.each(["/session/status", "/profile", "/nowhere", "/gxc/v3/games", "/openapi.json", "/media/nothing.png"])(
    "of %s forbid documents, frames and other sites",
    async (path) => {
      expect(Object.fromEntries((await api.fetch(path)).headers)).toMatchObject({
        "content-security-policy": NO_DOCUMENT,
        "cross-origin-resource-policy": "same-origin",
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
      });
    },
  );

  it("of game files are their own", async () => {
    const { headers } = await api.fetch("/play/lantern-run/index.html");
    expect(headers.get("content-security-policy")).toContain("sandbox allow-scripts");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("enforce https where the site is served over https", async () => {
    const name = "strict-transport-security";
    expect((await api.fetch("/session/status")).headers.has(name)).toBe(false);
    api = await startTestApi({ SITE_URL: "https://portal.test" });
    expect((await api.fetch("/session/status")).headers.get(name)).toBe("max-age=63072000; includeSubDomains");
  });
});

describe("oversized requests", () => {
  it.each<[string, number, string, Record<string, string>]>([
    ["a very long URL", 414, `/session/status?q=${"x".repeat(9_000)}`, {}],
    ["too many parameters", 400, `/session/status?${"a=1&".repeat(101)}`, {}],
    [
      "too many headers",
      431,
      "/session/status",
      Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`x-${String(index)}`, "1"])),
    ],
  ])("%s: %i in the envelope", async (_, status, path, headers) => {
    const response = await api.fetch(path, { headers });
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { data: null, errors: [{ code: "invalid_request_payload" }] },
    ]);
  });

  it("a large body: 413", async () => {
    const response = await api.fetch("/session/login", { method: "POST", body: "x".repeat(70_000) });
    expect(response.status).toBe(413);
  });
});
