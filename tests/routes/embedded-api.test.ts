import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { gameId, gamePath } from "~api/seed/demo-games";
import { getSessionStatus } from "~contract/calls/session";
import * as embeddedApi from "~/routes/embedded.api.$";
import { loader as healthcheck } from "~/routes/healthcheck";
import { dataOf, failureOf } from "../fixtures/api-responses";
import { newVisitor, openPortal, playAsGuest } from "../setup/portal-visitors";
import { TEST_SITE_URL } from "../setup/test-api";

beforeAll(async () => {
  await openPortal();
});

describe("the embedded API below /embedded/api", () => {
  it("passes on status and body", async () => {
    const visitor = newVisitor();
    const response = await visitor.fetch(`/gxc/v2/games/${gameId("softfall")}?locale=de`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toMatchObject({ data: { title: "Softfall" }, errors: [] });
    expect(await failureOf(visitor.fetch("/gxc/v2/games/nowhere"))).toBe("404 game_not_found");
    expect(await failureOf(visitor.fetch("/no/such/call"))).toBe("404 not_found");
  });

  it("passes on bodies and every Set-Cookie", async () => {
    const visitor = newVisitor();
    const played = await visitor.postJson(`/gxc/v2/games/${gameId("softfall")}/play`, {});
    expect(played.status).toBe(200);
    expect(played.headers.getSetCookie()).toEqual([expect.stringMatching(/^session=/)]);
    expect(await dataOf(getSessionStatus, visitor.fetch("/session/status"))).toMatchObject({ guestAccount: true });

    const loggedOut = await visitor.fetch("/session/logout");
    expect(loggedOut.headers.getSetCookie().length).toBeGreaterThan(0);
    expect(visitor.cookies.size).toBe(0);
  });

  it("passes on the login page and its redirect", async () => {
    const target = gamePath("softfall");
    const page = await newVisitor().fetch(`/session/login?target=${target}`);
    expect(await page.text()).toContain("<h1>Log in</h1>");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    const fields = {
      intent: "sign-up",
      username: "newcomer",
      email: "newcomer@example.org",
      password: "a long word or two",
    };
    const done = await newVisitor().postForm(`/session/login?target=${target}&form=sign-up`, fields);
    expect({ status: done.status, location: done.headers.get("location") }).toEqual({
      ...{ status: 303, location: TEST_SITE_URL + target },
    });
  });

  it("serves a game's files byte for byte", async () => {
    const response = await newVisitor().fetch("/play/softfall/index.html");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await readFile("games/softfall/index.html"));
  });

  it("serves its OpenAPI document and documentation at its own mount", async () => {
    const visitor = newVisitor();
    expect(await (await visitor.fetch("/openapi.json")).json()).toMatchObject({ openapi: "3.1.0" });
    const page = await visitor.fetch("/docs/");
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
    const script = await visitor.fetch("/docs/start-docs.js");
    expect(await script.text()).toContain('url: "../openapi.json"');
    expect((await visitor.fetch("/docs")).headers.get("location")).toBe("docs/");
  });

  it("refuses another site's changes", async () => {
    const visitor = await playAsGuest();
    const headers = { origin: "https://evil.example", "content-type": "application/json" };
    const path = `/gxc/v2/games/${gameId("softfall")}/play`;
    expect((await visitor.fetch(path, { method: "POST", headers, body: "{}" })).status).toBe(403);
  });

  it("responds at its root address, too", async () => {
    for (const address of ["/embedded/api", "/embedded/api/"]) {
      const request = new Request(TEST_SITE_URL + address);
      expect(await failureOf(embeddedApi.loader({ request }))).toBe("404 not_found");
    }
  });
});

describe("the healthcheck", () => {
  it("reports that process, API and database respond, and is never cached", async () => {
    const request = new Request(`${TEST_SITE_URL}/healthcheck`);
    const response = await healthcheck({ request, params: {}, context: {} });
    const check = { status: "ok", ms: expect.any(Number) as unknown };
    expect({ status: response.status, body: (await response.json()) as unknown }).toEqual({
      status: 200,
      body: { status: "ok", checks: { process: check, api: check, database: check } },
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
