import { randomUUID } from "node:crypto";
import { Script } from "node:vm";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { BuildStudio } from "../../tests/fixtures/a-build-studio";
import { aHostedGame, GAMES_HOST, type HostedGame } from "../../tests/fixtures/a-hosted-game";
import { startTestApi, TEST_SITE_URL, type TestApi } from "../../tests/setup/test-api";
import { games, releases, takedowns, tracks } from "../db/schema";
import { stopGame } from "../store/studios/takedowns";
import { signBuildFolder } from "./build-folder";

describe("what a game declares and needs", () => {
  let api: TestApi;
  let game: HostedGame;
  beforeEach(async () => {
    api = await startTestApi({ GAMES_HOST });
    game = await aHostedGame(api);
  });
  const change = (studio: BuildStudio, row: Partial<typeof games.$inferInsert>) =>
    api.database.update(games).set(row).where(eq(games.gameId, studio.gameId));

  it("may call the hosts that it declares, and nothing that ends the directive", async () => {
    await change(game.studio, { declaredHosts: ["scores.example:8443", "evil.example; script-src *", "*"] });
    const policy = (await game.file("index.html")).headers.get("content-security-policy");
    expect(policy).toContain(
      "connect-src 'self' blob: data: https://scores.example:8443 wss://scores.example:8443 http://scores.example:8443 ws://scores.example:8443; ",
    );
    expect(policy).not.toContain("evil.example");
  });

  it("is isolated with all its files where it shares memory, and only there", async () => {
    await change(game.studio, { usesSharedArrayBuffer: true });
    for (const name of ["index.html", "game.js"]) {
      const { headers } = await game.file(name);
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-embedder-policy")).toBe("require-corp");
      expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    }
  });

  it("hears of the hosts whose calls go to the portal, only where the operator names some", async () => {
    expect(await (await game.file("index.html")).text()).not.toContain("data-hosts");
    const aliased = await startTestApi({ GAMES_HOST, GAME_API_ALIASES: "api.example, api.sandbox.example" });
    const other = await aHostedGame(aliased);
    const page = await (await other.file("index.html")).text();
    expect(page).toContain('data-hosts="https://api.example,https://api.sandbox.example"');
    const [, script = ""] = /<script data-bytes[^>]+>(.+?)<\/script>/s.exec(page) ?? [];
    expect(script).toContain("API_CALL");
    expect(() => new Script(script)).not.toThrow();
  });
});

describe("who is served what", () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await startTestApi({ GAMES_HOST });
  });

  it("serves what was never public only below a signed folder", async () => {
    const game = await aHostedGame(api, "internal");
    expect((await game.file("index.html")).status).toBe(404);
    const folder = signBuildFolder(api.identity.options.secret, game, new Date());
    expect((await game.get(`/${folder}/index.html`)).status).toBe(200);
    expect((await game.get(`/${folder}x/index.html`)).status).toBe(404);
  });

  it("lets no shared cache keep what is below a signed folder, and ends it with a takedown", async () => {
    const game = await aHostedGame(api, "internal");
    const folder = signBuildFolder(api.identity.options.secret, game, new Date());
    const cachingOf = async (name: string, headers = {}) =>
      (await game.get(`/${folder}/${name}`, headers)).headers.get("cache-control");
    expect(await cachingOf("index.html")).toBe("private, no-cache");
    expect(await cachingOf("game.js")).toBe("private, max-age=31536000, immutable");
    expect(await cachingOf("game.js", { "if-none-match": "*" })).toBe("private, max-age=31536000, immutable");
    await stopGame(api.database, { actorId: null, gameId: game.studio.gameId, reason: "A letter.", now: new Date() });
    for (const name of ["index.html", "game.js"]) {
      const response = await game.get(`/${folder}/${name}`);
      expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
    }
  });

  it("serves a build on to those who play it after a switch", async () => {
    const game = await aHostedGame(api);
    await api.database.update(tracks).set({ releaseId: null }).where(eq(tracks.gameId, game.studio.gameId));
    expect((await game.file("index.html")).status).toBe(200);
  });

  it("stops at once with a takedown, and goes on when it is lifted", async () => {
    const game = await aHostedGame(api);
    const { gameId } = game.studio;
    expect((await game.file("game.js")).status).toBe(200);
    const takedown = {
      takedownId: randomUUID(),
      gameId,
      reason: "A letter.",
      wasPublished: true,
      startedAt: new Date(),
    };
    await api.database.insert(takedowns).values(takedown);
    for (const name of ["index.html", "game.js"]) expect((await game.file(name)).status).toBe(404);
    expect((await api.fetch(`/builds/${game.shortId}/${game.buildId}/index.html`)).status).toBe(404);
    await api.database.update(takedowns).set({ liftedAt: new Date() }).where(eq(takedowns.gameId, gameId));
    expect((await game.file("game.js")).status).toBe(200);
  });

  it("does not serve the build of another game", async () => {
    const [game, other] = [await aHostedGame(api), await aHostedGame(api, "internal")];
    await api.database.delete(releases).where(eq(releases.gameId, other.studio.gameId));
    expect(other.buildId).toBe(game.buildId);
    expect((await game.file("index.html")).status).toBe(200);
    expect((await other.file("index.html")).status).toBe(404);
  });
});

describe("a build in an opaque frame", () => {
  let api: TestApi;
  let game: HostedGame;
  beforeAll(async () => {
    api = await startTestApi({ GAMES_HOST });
    game = await aHostedGame(api);
  });
  const get = (name: string, headers: Record<string, string> = {}) =>
    api.fetch(`/builds/${game.shortId}/${game.buildId}/${name}`, { headers });

  it("has its own folder, nothing else of the host", async () => {
    const response = await get("index.html", { cookie: "session=x" });
    expect(response.status).toBe(200);
    const folder = `${TEST_SITE_URL}/embedded/api/builds/${game.shortId}/${game.buildId}/`;
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("sandbox allow-scripts ");
    expect(policy).not.toContain("allow-same-origin");
    expect(policy).toContain(`connect-src ${folder} blob: data:`);
    expect(policy).toContain(`frame-ancestors ${TEST_SITE_URL}`);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.text()).toContain("<script data-bytes");
  });

  it("refuses service workers and what is not there", async () => {
    expect((await get("game.js", { "service-worker": "script" })).status).toBe(403);
    expect((await get("nothing.js")).status).toBe(404);
    expect((await api.fetch(`/builds/zzzzzz/${game.buildId}/index.html`)).status).toBe(404);
    expect((await api.fetch("/builds/")).status).toBe(404);
  });
});
