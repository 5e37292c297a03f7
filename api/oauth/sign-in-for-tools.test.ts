import { beforeEach, describe, expect, it } from "vitest";
import { aMember, type Member } from "../../tests/fixtures/members";
import {
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
import { oauthAccessToken, oauthRefreshToken, verification } from "../db/schema";
import { saveGameMakerTool } from "../store/account/tools";

const { client_id, redirect_uri, scope } = GAMEMAKER_QUERY;

let api: TestApi;
let ada: Member;
beforeEach(async () => {
  api = await startTestApi();
  await saveGameMakerTool(api.database, new Date());
  ada = await aMember(api, "Ada");
});

async function codeFor(query: Record<string, string> = GAMEMAKER_QUERY): Promise<string> {
  return (await answerTool(ada, authorizePath(query), "allow")).searchParams.get("code") ?? "";
}

const exchange = (code: string, more: Record<string, string> = {}) =>
  requestToken(api, { grant_type: "authorization_code", code, redirect_uri, client_id, scope, ...more });
const renew = (refreshToken: string) =>
  requestToken(api, { grant_type: "refresh_token", refresh_token: refreshToken, client_id, scope });

describe("the page that a tool opens", () => {
  it("sends visitors and guests to the login page, and they come back", async () => {
    const guest = api.visitor();
    await guest.postForm("/session/login", { intent: "guest" });
    for (const visitor of [api.visitor(), guest]) {
      const login = new URL(pathOf(await visitor.fetch(authorizePath())), "http://portal.test");
      expect(login.pathname).toBe("/session/login");
      expect(login.searchParams.get("target")).toBe(`http://portal.test/embedded/api${authorizePath()}`);
      const fields = { intent: "sign-up", username: `Bo${String(Math.random()).slice(2, 8)}`, password: "a kettle on" };
      const done = await visitor.postForm(login.pathname + login.search, { ...fields, email: "bo@example.org" });
      expect(pathOf(done)).toBe(authorizePath());
    }
  });

  it("asks who wants what, in the visitor's language", async () => {
    const page = pathOf(await ada.fetch(authorizePath()));
    const response = await ada.fetch(`${page}&locale=de`);
    const html = await response.text();
    expect(html).toContain("GameMaker möchte als Ada an deinen Spielen arbeiten.");
    expect(html).toContain("Deine Studios und deren Spiele sehen");
    expect(html).toContain("Versionen hochladen und veröffentlichen");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain("form-action 'self' http://portal.test http://localhost:53784;");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it("asks again although the tool was allowed before", async () => {
    await connectGameMaker(ada);
    expect(pathOf(await ada.fetch(authorizePath()))).toMatch(/^\/session\/connect\?request=/);
  });

  it("returns with the state and a code, or with the refusal", async () => {
    const back = await answerTool(ada, authorizePath(), "allow");
    expect(back.origin + back.pathname).toBe(redirect_uri);
    expect(back.searchParams.get("state")).toBe(GAMEMAKER_QUERY.state);
    expect(back.searchParams.get("code")).toMatch(/^[A-Za-z0-9]{32}$/);
    const refused = await answerTool(ada, authorizePath(), "deny");
    expect(Object.fromEntries(refused.searchParams)).toMatchObject({
      error: "access_denied",
      state: GAMEMAKER_QUERY.state,
    });
  });

  it.each([
    ["invalid_scope", { scope: "https://api.gx.games/payments:write" }],
    ["unsupported_response_type", { response_type: "password" }],
  ])("returns to the tool with %s", async (error, change) => {
    const response = await ada.fetch(authorizePath({ ...GAMEMAKER_QUERY, ...change }));
    const back = new URL(response.headers.get("location") ?? "");
    expect(`${back.origin}/`).toBe(redirect_uri);
    expect(back.searchParams.get("error")).toBe(error);
  });
});

describe("the token address", () => {
  it("gives GameMaker's tool tokens that renew, as it asks for them", async () => {
    const first = await connectGameMaker(ada);
    expect(first).toMatchObject({ expires_in: 3600, scope: expect.stringContaining("gamedev:write") as string });
    const second = toolTokens.parse(await (await renew(first.refresh_token)).json());
    const third = toolTokens.parse(await (await renew(second.refresh_token)).json());
    expect(new Set([first, second, third].map(({ access_token }) => access_token)).size).toBe(3);
  });

  it("stores hashes only", async () => {
    const code = await codeFor();
    const { access_token, refresh_token } = toolTokens.parse(await (await exchange(code)).json());
    const rows = await Promise.all(
      [oauthAccessToken, oauthRefreshToken, verification].map((table) => api.database.select().from(table)),
    );
    const stored = JSON.stringify(rows);
    for (const secret of [code, access_token.slice(4), refresh_token.slice(4)]) expect(stored).not.toContain(secret);
  });

  it("takes a code once; a second time ends what it gave", async () => {
    const code = await codeFor();
    const { refresh_token } = toolTokens.parse(await (await exchange(code)).json());
    expect(await errorOf(exchange(code))).toBe("400 invalid_grant");
    expect(await errorOf(renew(refresh_token))).toBe("400 invalid_grant");
  });

  it("takes a refresh token once; a second time ends the family", async () => {
    const { refresh_token } = await connectGameMaker(ada);
    const renewed = toolTokens.parse(await (await renew(refresh_token)).json());
    expect(await errorOf(renew(refresh_token))).toBe("400 invalid_grant");
    expect(await errorOf(renew(renewed.refresh_token))).toBe("400 invalid_grant");
  });

  it("wants a form", async () => {
    const init = { method: "POST", body: "{}", headers: { "content-type": "application/json" } };
    expect(await errorOf(api.fetch("/oauth2/v1/token/", init))).toBe("400 invalid_request");
  });
});

describe("PKCE", () => {
  const { client_id: id, redirect_uri: address } = OTHER_QUERY;
  const exchangeOther = (code: string, more: Record<string, string> = {}) =>
    requestToken(api, { grant_type: "authorization_code", code, redirect_uri: address, client_id: id, ...more });
  beforeEach(() => storeOtherTool(api));

  it.each<[string, Record<string, string>]>([
    ["no challenge", {}],
    ["a challenge without its method", { code_challenge: CHALLENGE.code_challenge }],
    ["the challenge in plain", { code_challenge: VERIFIER, code_challenge_method: "plain" }],
  ])("is required of every other tool: %s", async (_, sent) => {
    const response = await ada.fetch(authorizePath({ ...OTHER_QUERY, ...sent }));
    const refused = new URL(response.headers.get("location") ?? "");
    expect(refused.origin + refused.pathname).toBe(address);
    expect(refused.searchParams.get("error")).toBe("invalid_request");
    expect(refused.searchParams.has("code")).toBe(false);
  });

  it.each<[string, Record<string, string>, string]>([
    ["no verifier", {}, "400 invalid_request"],
    ["another verifier", { code_verifier: "w".repeat(43) }, "401 invalid_request"],
    ["the challenge for a verifier", { code_verifier: CHALLENGE.code_challenge }, "401 invalid_request"],
  ])("is asked for when the code is redeemed: %s", async (_, more, error) => {
    expect(await errorOf(exchangeOther(await codeFor({ ...OTHER_QUERY, ...CHALLENGE }), more))).toBe(error);
  });

  it("lets a tool in that keeps to it", async () => {
    const response = await exchangeOther(await codeFor({ ...OTHER_QUERY, ...CHALLENGE }), { code_verifier: VERIFIER });
    expect(await response.json()).toMatchObject({ token_type: "Bearer", scope: "gamedev:read" });
  });

  it("is GameMaker's tool's own once it sends it", async () => {
    const query = { ...GAMEMAKER_QUERY, ...CHALLENGE };
    expect(await errorOf(exchange(await codeFor(query)))).toBe("401 invalid_request");
    expect((await exchange(await codeFor(query), { code_verifier: VERIFIER })).status).toBe(200);
  });
});

describe("the revocation address", () => {
  it("ends a refresh token with the access that it gave, and knows no others", async () => {
    const { access_token, refresh_token } = await connectGameMaker(ada);
    const revoke = (token: string) => postOAuth(api, "/oauth2/v1/revoke/", { token, client_id });
    expect((await revoke("spr_unknown")).status).toBe(200);
    expect(await errorOf(revoke(""))).toBe("400 invalid_request");
    expect(await errorOf(postOAuth(api, "/oauth2/v1/revoke/", { token: refresh_token }))).toBe("401 invalid_client");
    for (const _ of ["once", "again"]) expect((await revoke(refresh_token)).status).toBe(200);
    expect(await errorOf(renew(refresh_token))).toBe("400 invalid_grant");
    const profile = await api.fetch("/gamedev/profile", { headers: { authorization: `Bearer ${access_token}` } });
    expect(profile.status).toBe(401);
  });
});
