import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as games from "~contract/calls/developer-games";
import * as calls from "~contract/calls/developer-studios";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { aMember, type Member } from "../../tests/fixtures/members";
import { addMember, storeStudio } from "../../tests/fixtures/stored-studios";
import { storeGames } from "../../tests/fixtures/stored-games";
import { startTestApi, type TestApi } from "../../tests/setup/test-api";
import { callCounts, studioTokens } from "../db/schema";

const BOTH = ["gamedev:read", "gamedev:write"];
const MINUTE_MS = 60_000;
const FIFTY_NINE = 59;

let api: TestApi;
let ada: Member;
let studioId: string;
beforeEach(async () => {
  api = await startTestApi();
  ada = await aMember(api, "Ada_L");
  studioId = await storeStudio(api.database, ada);
});

async function newToken(fields: { scopes?: string[]; gameId?: string } = {}, ofStudio = studioId): Promise<string> {
  const body = { name: "Build server", scopes: BOTH, expiryDays: 30, ...fields };
  const created = ada.send("POST", `/gamedev/studios/${ofStudio}/tokens`, body);
  return (await dataOf(calls.createStudioToken, created)).secret;
}

const ask = (authorization: string, path = "/gamedev/profile", init: RequestInit = {}) =>
  api.fetch(path, { ...init, headers: { "content-type": "application/json", ...init.headers, authorization } });

async function aGame(ofStudio = studioId): Promise<string> {
  const [game] = await storeGames(api.database, [{ title: "Kite", studioId: ofStudio }]);
  return game?.gameId ?? "";
}

describe("a bearer token", () => {
  it("stands for its maker, in any spelling of the scheme", async () => {
    const secret = await newToken();
    for (const scheme of ["Bearer", "bearer", "BEARER "]) {
      expect(await dataOf(calls.getDeveloperProfile, ask(`${scheme} ${secret}`))).toMatchObject({ userId: ada.userId });
    }
  });

  it.each([
    ["an unknown secret", `Bearer sps_${"a".repeat(43)}`],
    ["an unknown kind of token", "Bearer abc"],
    ["no token", "Bearer"],
    ["two tokens", "Bearer a b"],
  ])("is refused when it is %s, even beside a session", async (_, authorization) => {
    const refused = await ada.fetch("/gamedev/profile", { headers: { authorization } });
    expect(await failureOf(refused)).toBe("401 invalid_token");
    expect(refused.headers.get("www-authenticate")).toMatch(/^Bearer realm="[^"]+", error="invalid_token", /);
  });

  it("of a tool is refused, too, when it was never issued", async () => {
    const refused = await ask("Bearer spo_abc");
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toContain('error="invalid_token"');
  });

  it("ends when it expires or is revoked", async () => {
    const [expired, revoked] = [await newToken(), await newToken()];
    const [first] = await api.database.select().from(studioTokens);
    const isFirst = eq(studioTokens.tokenId, first?.tokenId ?? "");
    await api.database
      .update(studioTokens)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(isFirst);
    expect(await failureOf(ask(`Bearer ${expired}`))).toBe("401 invalid_token");
    expect((await ask(`Bearer ${revoked}`)).status).toBe(200);
    const team = await dataOf(calls.getStudioTeam, ada.fetch(`/gamedev/studios/${studioId}/team`));
    expect(team.tokens).toHaveLength(1);
    const path = `/gamedev/studios/${studioId}/tokens/${team.tokens[0]?.tokenId ?? ""}`;
    expect((await ada.send("DELETE", path)).status).toBe(200);
    expect(await failureOf(ask(`Bearer ${revoked}`))).toBe("401 invalid_token");
    expect(await failureOf(ada.send("DELETE", path))).toBe("404 token_not_found");
  });

  it("counts for calls of studios only, and other schemes do not count there", async () => {
    const secret = await newToken();
    expect(await failureOf(ask(`Bearer ${secret}`, "/profile"))).toBe("403 sign_in_required");
    const basic = { authorization: `Basic ${btoa("owner:token")}` };
    expect((await ada.fetch("/gamedev/profile", { headers: basic })).status).toBe(200);
    expect(await failureOf(api.fetch("/gamedev/profile", { headers: basic }))).toBe("403 sign_in_required");
  });

  it("needs the scope of the call; calls without one are for sessions", async () => {
    const reader = `Bearer ${await newToken({ scopes: ["gamedev:read"] })}`;
    const gameId = await aGame();
    expect((await ask(reader, `/gamedev/games/${gameId}`)).status).toBe(200);
    const write = { method: "PATCH", body: JSON.stringify({ title: "Kites" }) };
    const refused = await ask(reader, `/gamedev/games/${gameId}`, write);
    expect(refused.headers.get("www-authenticate")).toContain('error="insufficient_scope", scope="gamedev:write"');
    expect(await failureOf(refused)).toBe("403 insufficient_scope");
    const writer = `Bearer ${await newToken()}`;
    for (const path of [`/gamedev/studios/${studioId}/team`, "/gamedev/studio-applications"]) {
      expect(await failureOf(ask(writer, path))).toBe("403 insufficient_scope");
    }
    const token = { method: "POST", body: JSON.stringify({ name: "More", scopes: BOTH, expiryDays: 1 }) };
    expect(await failureOf(ask(writer, `/gamedev/studios/${studioId}/tokens`, token))).toBe("403 insufficient_scope");
  });

  it("sees its studio only", async () => {
    const other = await storeStudio(api.database, ada, "Other");
    const [own, foreign] = [await aGame(), await aGame(other)];
    const token = `Bearer ${await newToken()}`;
    const { studios } = await dataOf(calls.listDeveloperStudios, ask(token, "/gamedev/studios?pageSize=999"));
    expect(studios.map((studio) => studio.studioId)).toEqual([studioId]);
    expect((await ask(token, `/gamedev/games/${own}`)).status).toBe(200);
    expect(await failureOf(ask(token, `/gamedev/games/${foreign}`))).toBe("404 game_not_found");
    const { games: listed } = await dataOf(games.listDeveloperGames, ask(token, "/gamedev/games"));
    expect(listed.map(({ gameId }) => gameId)).toEqual([own]);
    const inOther = { method: "POST", body: JSON.stringify({ name: "New", studioId: other }) };
    expect(await failureOf(ask(token, "/gamedev/games", inOther))).toBe("404 studio_not_found");
  });

  it("for one game sees that game only, and makes no others", async () => {
    const [own, sibling] = [await aGame(), await aGame()];
    const token = `Bearer ${await newToken({ gameId: own })}`;
    expect((await ask(token, `/gamedev/games/${own}`)).status).toBe(200);
    expect(await failureOf(ask(token, `/gamedev/games/${sibling}`))).toBe("404 game_not_found");
    const { games: listed } = await dataOf(games.listDeveloperGames, ask(token, "/gamedev/games"));
    expect(listed.map(({ gameId }) => gameId)).toEqual([own]);
    const creation = { method: "POST", body: JSON.stringify({ name: "New", studioId }) };
    expect(await failureOf(ask(token, "/gamedev/games", creation))).toBe("403 insufficient_scope");
  });

  it("has no more rights than its maker has at present", async () => {
    const gameId = await aGame();
    const token = `Bearer ${await newToken()}`;
    const bo = await aMember(api, "Bo.K");
    await addMember(api.database, studioId, bo, "OWNER");
    await bo.send("PATCH", `/gamedev/studios/${studioId}/members/${ada.userId}`, { role: "TESTER" });
    expect((await ask(token, `/gamedev/games/${gameId}`)).status).toBe(200);
    const write = { method: "PATCH", body: JSON.stringify({ title: "Kites" }) };
    expect(await failureOf(ask(token, `/gamedev/games/${gameId}`, write))).toBe("403 studio_role_insufficient");
  });

  it("is not accepted from another site's page", async () => {
    const token = `Bearer ${await newToken()}`;
    const creation = { method: "POST", body: JSON.stringify({ name: "New", studioId }) };
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const refused = ask(token, "/gamedev/games", { ...creation, headers });
    expect(await failureOf(refused)).toBe("403 invalid_request_payload");
  });

  it("records its last use every ten minutes", async () => {
    const token = `Bearer ${await newToken()}`;
    const lastUse = async () => (await api.database.select().from(studioTokens))[0]?.lastUsedAt?.getTime();
    await ask(token);
    const first = await lastUse();
    expect(Date.now() - (first ?? 0)).toBeLessThan(MINUTE_MS);
    const recently = new Date(Date.now() - 9 * MINUTE_MS);
    await api.database.update(studioTokens).set({ lastUsedAt: recently });
    await ask(token);
    expect(await lastUse()).toBe(recently.getTime());
    await api.database.update(studioTokens).set({ lastUsedAt: new Date(Date.now() - 10 * MINUTE_MS) });
    await ask(token);
    expect(Date.now() - ((await lastUse()) ?? 0)).toBeLessThan(MINUTE_MS);
  });
});

describe("rate limits", () => {
  const fill = (key: string, points: number) =>
    api.database.insert(callCounts).values({ key, points, expire: new Date(Date.now() + MINUTE_MS) });
  const from = { "x-forwarded-for": "192.0.2.1" };

  it("count changes by a token as its maker's", async () => {
    const token = `Bearer ${await newToken()}`;
    await fill(`new-games:${ada.userId}`, 60);
    const creation = { method: "POST", body: JSON.stringify({ name: "New", studioId }) };
    expect(await failureOf(ask(token, "/gamedev/games", creation))).toBe("429 too_many_requests");
  });

  it("refuse an address that keeps failing, but not the tokens that are valid", async () => {
    const token = `Bearer ${await newToken()}`;
    await fill("failed-tokens:192.0.2.1", FIFTY_NINE);
    expect(await failureOf(ask("Bearer sps_wrong", "/gamedev/profile", { headers: from }))).toBe("401 invalid_token");
    const refused = await ask("Bearer sps_wrong", "/gamedev/profile", { headers: from });
    expect(await failureOf(refused)).toBe("429 too_many_requests");
    expect((await ask("Bearer sps_wrong")).status).toBe(401);
    expect((await ask(token, "/gamedev/profile", { headers: from })).status).toBe(200);
  });
});
