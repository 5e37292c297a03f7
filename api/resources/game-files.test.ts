import { beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";

describe("game files", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });

  it.each([
    ["/play/sdk/portal-sdk.js", "text/javascript; charset=utf-8"],
    ["/play/lantern-run/index.html", "text/html; charset=utf-8"],
    ["/play/lantern-run/art/cover.svg", "image/svg+xml"],
  ])("serves %s as %s", async (path, type) => {
    const response = await api.fetch(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect((await response.text()).length).toBeGreaterThan(100);
  });

  it("isolates games and lets them fetch their own files", async () => {
    const { headers } = await api.fetch("/play/lantern-run/index.html", { headers: { cookie: "session=x" } });
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain(
      "sandbox allow-scripts allow-pointer-lock allow-orientation-lock allow-forms allow-modals;",
    );
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(policy).toContain("frame-ancestors http://portal.test");
    expect(policy).not.toContain("allow-same-origin");
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("returns 304 when the browser has the file", async () => {
    const etag = (await api.fetch("/play/sdk/portal-sdk.js")).headers.get("etag") ?? "";
    const response = await api.fetch("/play/sdk/portal-sdk.js", { headers: { "if-none-match": etag } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
  });

  it.each([
    "/play/",
    "/play/lantern-run",
    "/play/lantern-run/",
    "/play/lantern-run/run.test.js",
    "/play/lantern-run/nothing.js",
    "/play/../package.json",
    "/play/..%2fpackage.json",
    "/play/%2e%2e/package.json",
    "/play/lantern-run/..%5c..%5cpackage.json",
    "/play//etc/passwd",
    "/play/%00.js",
    "/play/.hidden.js",
    "/play/sdk/portal-sdk.d.ts",
  ])("returns 404 for %s", async (path) => {
    const response = await api.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ errors: [{ code: "not_found" }] });
  });

  it("serves pictures for an API without a portal", async () => {
    const response = await api.fetch("/media/avatars/fox/webp-128x128.webp");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect((await api.fetch("/media/../locales/en/common.json")).status).toBe(404);
  });
});
