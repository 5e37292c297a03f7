import { beforeAll, describe, expect, it, vi } from "vitest";
import { action as changeDetails } from "~/routes/($locale).profile.account-details/route";
import { action as takeReport } from "~/routes/api.policy-reports";
import { loader as refused } from "~/routes/refused.$status";
import { loader as toHttps } from "~/routes/to-https";
import { aPlayer, changeFriends } from "../fixtures/people";
import { runAction, runLoader } from "../setup/portal";
import { openPortal } from "../setup/portal-visitors";

beforeAll(async () => {
  await openPortal();
});

describe("a limited request", () => {
  it("gets a Retry-After and the typed values", async () => {
    const visitor = await aPlayer(`hasty_${crypto.randomUUID().slice(0, 6)}`);
    const typed = { intent: "change-email", newEmail: "nova@example.org", emailPassword: "guess" };
    const guess = () =>
      runAction(changeDetails, "/profile/account-details/", {
        visitor,
        pattern: "/:locale?/profile/account-details",
        body: new URLSearchParams(typed),
        headers: { "x-forwarded-for": "203.0.113.9" },
      });
    for (let attempt = 0; attempt < 10; attempt++) expect((await guess()).status).not.toBe(429);
    const { status, headers, payload } = await guess();
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(15 * 60);
    expect(JSON.stringify(payload)).toContain("nova@example.org");
  });

  it("gets one from the page of friends, too", async () => {
    const visitor = await aPlayer(`asks_${crypto.randomUUID().slice(0, 6)}`);
    let last = await changeFriends(visitor, { intent: "ask", username: "nobody_at_all" });
    for (let attempt = 0; attempt < 30; attempt++) {
      last = await changeFriends(visitor, { intent: "ask", username: "nobody_at_all" });
    }
    expect([last.status, last.payload]).toMatchObject([429, { ok: false, error: "too_many_requests" }]);
    expect(Number(last.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("the page of a request that is too large", () => {
  const open = (path: string, accept = "text/html") =>
    refused({ request: new Request(`http://portal.test${path}`, { headers: { accept } }), ...paramsOf(path) });
  const paramsOf = (path: string) => ({ params: { status: path.split("/")[2] ?? "" }, context: {} });

  it.each([400, 413, 414, 429, 431])("shows %i in the visitor's language, without scripts", async (status) => {
    const response = open(`/refused/${String(status)}/?locale=de`);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain('<html lang="de"');
    expect(html).toContain("Durchgebranntes Pixel");
    expect(html).toContain('href="/de/"');
    expect(html).not.toContain("<script");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("asks to wait after too many requests", async () => {
    expect(await open("/refused/429/?locale=de").text()).toContain("Warte einen Moment");
    expect(await open("/refused/413/?locale=de").text()).toContain("schicke weniger");
    expect(await open("/refused/429/", "*/*").json()).toEqual({ data: null, errors: [{ code: "too_many_requests" }] });
  });

  it("returns the API's envelope to scripts, and 404 for other statuses", async () => {
    const response = open("/refused/414/", "*/*");
    expect([response.status, await response.json()]).toEqual([
      414,
      { data: null, errors: [{ code: "request_too_large" }] },
    ]);
    for (const status of ["200", "302", "500", "x"]) {
      expect(() => open(`/refused/${status}/`)).toThrow(expect.objectContaining({ status: 404 }));
    }
  });
});

describe("the redirect to https", () => {
  it.each([
    ["/de/?page=2", "http://portal.test/de/?page=2"],
    ["//evil.example/", null],
    ["/\\evil.example/", null],
    ["https://evil.example/", null],
    ["", null],
  ])("of %j is %j", async (address, location) => {
    const result = await runLoader(
      (args) => toHttps(args),
      "/to-https",
      `/to-https/?address=${encodeURIComponent(address)}`,
    );
    expect([result.location, result.status]).toEqual([location, location === null ? 404 : 308]);
  });
});

describe("reports of browsers", () => {
  const report = (fields: Record<string, unknown>) =>
    JSON.stringify({ "csp-report": { "document-uri": "http://portal.test/de/?token=secret#x", ...fields } });
  const send = (body: string, address: string, headers: Record<string, string> = {}) =>
    runAction(takeReport, "/api/policy-reports/", {
      body,
      headers: { "content-type": "application/csp-report", "x-forwarded-for": address, ...headers },
    });

  it("are logged in one line, without personal data", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const body = report({
      "blocked-uri": "https://evil.example/x?a=b",
      "script-sample": "a\nERROR\u2028forged\u001b[31m",
    });
    expect((await send(body, "203.0.113.1")).status).toBe(204);
    const [line = ""] = warn.mock.calls.map(String);
    expect(line).toContain('"blocked-uri":"https://evil.example/x"');
    expect(line).not.toMatch(/secret|a=b|[\n\u2028]/);
    expect(line).not.toContain("\u001b");
    warn.mockRestore();
  });

  it.each([
    ["{", 400],
    ["{}", 400],
    ["[]", 400],
    [report({ "line-number": "x" }), 400],
    [report({ "script-sample": "x".repeat(20_000) }), 413],
  ])("are refused when they are invalid: %.40s", async (body, status) => {
    const result = await send(body, "203.0.113.2").catch((thrown: unknown) => thrown);
    expect(result).toMatchObject({ status });
  });

  it("are refused from other sites, and limited per visitor", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect((await send(report({}), "203.0.113.3", { origin: "https://evil.example" })).status).toBe(403);
    for (let count = 0; count < 12; count++) expect((await send(report({}), "203.0.113.4")).status).toBe(204);
    expect(warn).toHaveBeenCalledTimes(10);
    warn.mockRestore();
  });
});
