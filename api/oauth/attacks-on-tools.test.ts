import { beforeEach, describe, expect, it } from "vitest";
import { failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import {
  answerPage,
  answerTool,
  authorizePath,
  CHALLENGE,
  connectGameMaker,
  GAMEMAKER_QUERY,
  oauthErrorOf as errorOf,
  OTHER_QUERY,
  pathOf,
  postOAuth,
  requestToken,
  storeOtherTool,
  toolTokens,
  VERIFIER,
} from "../../tests/fixtures/tool-sign-in";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { oauthAccessToken, oauthConsent } from "../db/schema";
import { saveGameMakerTool } from "../store/account/tools";

const { client_id, redirect_uri, scope } = GAMEMAKER_QUERY;
const OTHER = { ...OTHER_QUERY, ...CHALLENGE };
const READ_ONLY = { ...GAMEMAKER_QUERY, scope: "https://api.gx.games/gamedev:read" };
const TOKENS_PER_MINUTE = 20;

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi();
  await saveGameMakerTool(api.database, new Date());
  await storeOtherTool(api);
  ada = await aMember(api, "Ada");
});

async function codeFor(query: Record<string, string> = GAMEMAKER_QUERY): Promise<string> {
  return (await answerTool(ada, authorizePath(query), "allow")).searchParams.get("code") ?? "";
}

const exchange = (code: string, more: Record<string, string> = {}) =>
  requestToken(api, { grant_type: "authorization_code", code, redirect_uri, client_id, scope, ...more });
const renew = (refreshToken: string, more: Record<string, string> = {}) =>
  requestToken(api, { grant_type: "refresh_token", refresh_token: refreshToken, client_id, ...more });
const tokensOf = async (response: Promise<Response>) => toolTokens.parse(await (await response).json());

const OTHER_ADDRESSES: [string, string][] = [
  ["another site", "https://evil.example/"],
  ["another site behind the tool's as a user", "http://127.0.0.1:7000@evil.example/back"],
  ["another site behind a backslash", "http://127.0.0.1:7000\\@evil.example/back"],
  ["the tool's address as the start of another", "http://127.0.0.1:7000.evil.example/back"],
  ["another path", "http://127.0.0.1:7000/back/../other"],
  ["a fragment", "http://127.0.0.1:7000/back#x"],
  ["another query", "http://127.0.0.1:7000/back?next=https://evil.example"],
  ["a script", "javascript:alert(1)"],
  ["the start of any address", "http"],
  ["a path", "/back"],
];

describe("an address to be sent to", () => {
  it.each<[string, Record<string, string>]>([
    ["an unknown tool", { ...GAMEMAKER_QUERY, client_id: "nobody" }],
    ["no tool", { ...GAMEMAKER_QUERY, client_id: "" }],
    ["no address", { ...GAMEMAKER_QUERY, redirect_uri: "" }],
    ["another port than GameMaker's", { ...GAMEMAKER_QUERY, redirect_uri: "http://localhost:53785/" }],
    ["no port", { ...GAMEMAKER_QUERY, redirect_uri: "http://localhost/" }],
    ...OTHER_ADDRESSES.map(([name, address]): [string, Record<string, string>] => [
      name,
      { ...OTHER, redirect_uri: address },
    ]),
  ])("is refused: %s", async (_, query) => {
    for (const change of [{}, { scope: "payments:write" }, { response_type: "password" }]) {
      const page = pathOf(await ada.fetch(authorizePath({ ...query, ...change })));
      expect(page).toBe("/session/connect");
    }
    const response = await ada.fetch("/session/connect");
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("Start again in the tool.");
  });

  it("is not taken from an altered request", async () => {
    const page = pathOf(await ada.fetch(authorizePath(OTHER)));
    const altered = page.replace(/127\.0\.0\.1%253A7000/, "evil.example");
    expect(altered).not.toBe(page);
    const response = await ada.fetch(altered);
    expect(response.status).toBe(410);
    expect(response.headers.get("content-security-policy")).not.toContain("evil");
    expect((await ada.postForm(altered, { intent: "allow", account: ada.userId })).status).toBe(410);
    expect((await ada.postForm(altered, { intent: "deny", account: ada.userId })).status).toBe(410);
  });
});

describe("the page's form", () => {
  it("counts from the portal's own page only", async () => {
    const page = pathOf(await ada.fetch(authorizePath()));
    const cookie = [...ada.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const foreign: Record<string, string>[] = [
      {},
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site", origin: "http://other.portal.test" },
    ];
    for (const headers of foreign) {
      const body = new URLSearchParams({ intent: "allow", account: ada.userId });
      const refused = await api.fetch(page, { method: "POST", body, headers: { cookie, ...headers } });
      expect(refused.status, JSON.stringify(headers)).toBe(403);
    }
    await ada.fetch(`${page}&intent=allow&account=${ada.userId}`);
    expect(await api.database.$count(oauthConsent)).toBe(0);
    const allowed = await answerPage(ada, page, "allow");
    expect(allowed.headers.get("location")).toMatch(/^http:\/\/localhost:53784\/\?code=/);
  });

  it("asks again when somebody else has logged in since, and sends visitors to log in", async () => {
    const page = pathOf(await ada.fetch(authorizePath()));
    const bo = await aMember(api, "Bo");
    for (const account of [ada.userId, ""]) {
      expect(pathOf(await bo.postForm(page, { intent: "allow", account }))).toBe(page);
    }
    expect(await api.database.$count(oauthConsent)).toBe(0);
    const visitor = await api.visitor().postForm(page, { intent: "allow", account: ada.userId });
    expect(pathOf(visitor)).toMatch(/^\/session\/login\?/);
  });

  it("decides nothing that was altered", async () => {
    const page = pathOf(await ada.fetch(authorizePath(READ_ONLY)));
    const altered = page.replace("gamedev%253Aread", "gamedev%253Awrite");
    expect(altered).not.toBe(page);
    expect((await ada.postForm(altered, { intent: "allow", account: ada.userId })).status).toBe(410);
  });
});

describe("a code", () => {
  it.each([
    ["another address", { redirect_uri: "http://localhost:53785/" }, "400 invalid_grant"],
    ["another tool's name", { client_id: OTHER.client_id, code_verifier: VERIFIER }, "400 invalid_grant"],
    ["a verifier of its own", { code_verifier: VERIFIER }, "401 invalid_request"],
  ])("is refused with %s", async (_, change, error) => {
    expect(await errorOf(exchange(await codeFor(), change))).toBe(error);
  });

  it("is refused once the browser has logged out", async () => {
    const code = await codeFor();
    await ada.fetch("/session/logout");
    const { status } = await exchange(code);
    expect(status).toBe(400);
    expect(await api.database.$count(oauthAccessToken)).toBe(0);
  });
});

describe("the rights of a tool", () => {
  it("are at most those that it is registered with", async () => {
    const query = { ...OTHER, scope: "gamedev:read gamedev:write" };
    const back = new URL((await ada.fetch(authorizePath(query))).headers.get("location") ?? "");
    expect(back.searchParams.get("error")).toBe("invalid_scope");
  });

  it("are those that were allowed, whatever it asks for afterwards", async () => {
    const first = await tokensOf(exchange(await codeFor(READ_ONLY)));
    expect(first.scope).toBe("gamedev:read offline_access");
    expect(await errorOf(renew(first.refresh_token, { scope }))).toBe("400 invalid_scope");
    const second = await tokensOf(renew(first.refresh_token));
    expect(second.scope).toBe("gamedev:read offline_access");
    const headers = { authorization: `Bearer ${second.access_token}`, "content-type": "application/json" };
    const body = JSON.stringify({ name: "Kite", studioId: crypto.randomUUID(), gameEngine: "game-maker" });
    expect((await api.fetch("/gamedev/profile", { headers })).status).toBe(200);
    const created = api.fetch("/gamedev/games", { method: "POST", headers, body });
    expect(await failureOf(created)).toBe("403 studio_access_denied");
  });

  it("end where the developers' calls end", async () => {
    const { access_token } = await connectGameMaker(ada);
    const headers = { authorization: `Bearer ${access_token}` };
    for (const path of ["/profile", "/profile/sessions"]) {
      expect(await failureOf(api.fetch(path, { headers }))).toMatch(/^40[13] sign_in_required$/);
    }
  });
});

describe("another tool", () => {
  it("neither renews nor ends this one's access", async () => {
    const { access_token, refresh_token } = await connectGameMaker(ada);
    const other = { client_id: OTHER.client_id };
    expect(await errorOf(renew(refresh_token, other))).toBe("400 invalid_grant");
    for (const token of [access_token, refresh_token]) await postOAuth(api, "/oauth2/v1/revoke/", { token, ...other });
    expect((await renew(refresh_token)).status).toBe(200);
  });
});

it("guesses a few tokens a minute only", async () => {
  const guess = () =>
    api.fetch("/oauth2/v1/token/", {
      method: "POST",
      body: new URLSearchParams({ grant_type: "refresh_token", refresh_token: "spr_guess", client_id }),
      headers: { "x-forwarded-for": "203.0.113.7" },
    });
  for (let tries = 0; tries < TOKENS_PER_MINUTE; tries++) expect((await guess()).status).toBe(400);
  const limited = await guess();
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
});
