import { Script } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it, vi } from "vitest";
import {
  aHostedGame,
  DATA,
  GAMES_HOST,
  LEVEL,
  SCRIPT,
  TITLE,
  type HostedGame,
} from "../../tests/fixtures/a-hosted-game";
import { startTestApi, TEST_SITE_URL, type TestApi } from "../../tests/setup/test-api";
import { createGameHost } from "./game-host";

describe("the host of a game", () => {
  let api: TestApi;
  let game: HostedGame;
  beforeAll(async () => {
    api = await startTestApi({ GAMES_HOST });
    game = await aHostedGame(api);
  });

  it("puts the frame's script in front of the page's own, also in XML", async () => {
    const response = await game.file("index.html");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = await response.text();
    const [, text = ""] =
      /^<!doctype html><html lang="en"><head><script data-bytes="\d+">(.+?)<\/script><title>/s.exec(page) ?? [];
    expect(page).toContain(TITLE);
    expect(text).toContain(JSON.stringify(TEST_SITE_URL));
    expect(text).toMatch(/^\/\/<!\[CDATA\[\n(?:(?!\]\]>).)+\/\/\]\]>\n$/s);
    // Pages have all kinds of encodings.
    expect(text).toMatch(/^[\t\n\x20-\x7e]*$/);
    expect(text).not.toMatch(/^(import|export) /m);
    expect(() => new Script(text)).not.toThrow();
  });

  it("lets engines run all their code, and nothing of other hosts", async () => {
    const policy = (await game.file("index.html")).headers.get("content-security-policy") ?? "";
    const directives = new Map(policy.split("; ").map((each) => [each.split(" ")[0], each.split(" ").slice(1)]));
    expect(directives.get("default-src")).toEqual([
      ...["'self'", "'unsafe-inline'", "'unsafe-eval'", "'wasm-unsafe-eval'", "blob:", "data:"],
    ]);
    expect(directives.get("connect-src")).toEqual(["'self'", "blob:", "data:"]);
    expect(directives.get("worker-src")).toEqual(["'self'", "blob:"]);
    expect(directives.get("frame-ancestors")).toEqual([TEST_SITE_URL, "'self'"]);
    expect(directives.get("form-action")).toEqual(["'none'"]);
    expect(directives.get("sandbox")).toEqual(
      "allow-scripts allow-pointer-lock allow-orientation-lock allow-forms allow-modals allow-popups allow-same-origin".split(
        " ",
      ),
    );
  });

  it("sends the same headers with files of all kinds, and no cookies", async () => {
    for (const name of ["index.html", "game.js", "level%201/welt-%C3%BC.pck", "Build/game.data.br"]) {
      const { status, headers } = await game.file(name, { cookie: "session=x" });
      expect([name, status]).toEqual([name, 200]);
      expect(headers.get("content-security-policy")).toContain("sandbox allow-scripts");
      expect(headers.get("permissions-policy")).toContain("camera=(), ");
      expect(headers.get("origin-agent-cluster")).toBe("?1");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-robots-tag")).toBe("noindex");
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("cross-origin-embedder-policy")).toBeNull();
      expect(headers.getSetCookie()).toEqual([]);
    }
  });

  it("keeps files for good and asks for pages again", async () => {
    for (const [name, caching] of [
      ["game.js", "public, max-age=31536000, immutable"],
      ["index.html", "no-cache"],
    ] as const) {
      const first = await game.file(name);
      expect(first.headers.get("cache-control")).toBe(caching);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^"[\w.]+"$/);
      for (const given of [etag, `"other", W/${etag}`, "*"]) {
        const second = await game.file(name, { "if-none-match": given });
        expect([second.status, await second.text()]).toEqual([304, ""]);
        expect(second.headers.get("etag")).toBe(etag);
      }
      expect((await game.file(name, { "if-none-match": '"other"' })).status).toBe(200);
    }
  });

  it("sends files in the smallest form that the browser reads", async () => {
    const bytesOf = async (acceptEncoding?: string) => {
      const response = await game.file("game.js", acceptEncoding ? { "accept-encoding": acceptEncoding } : {});
      const body = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("content-length")).toBe(String(body.length));
      return { encoding: response.headers.get("content-encoding"), body };
    };
    const [plain, brotli, gzip] = [await bytesOf(), await bytesOf("gzip, br"), await bytesOf("gzip, br;q=0")];
    expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([null, "br", "gzip"]);
    for (const body of [plain.body, brotliDecompressSync(brotli.body), gunzipSync(gzip.body)])
      expect(body.toString()).toBe(SCRIPT);
    expect(brotli.body.length).toBeLessThan(SCRIPT.length / 10);
  });

  it("compresses pages too", async () => {
    for (const [encoding, inflate] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await game.file("index.html", { "accept-encoding": encoding });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(inflate(Buffer.from(await response.arrayBuffer())).toString()).toContain(TITLE);
    }
  });

  it("sends what an engine has compressed as it is, with its encoding", async () => {
    const response = await game.file("Build/game.data.br", { "accept-encoding": "gzip, br" });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).equals(DATA)).toBe(true);
    const inflated = await game.file("Build/game.data.br", { "accept-encoding": "gzip" });
    expect(inflated.headers.get("content-encoding")).toBeNull();
    expect(Buffer.from(await inflated.arrayBuffer()).equals(DATA)).toBe(true);
  });

  it.each([
    ["bytes=10-19", 206, "bytes 10-19/4000", LEVEL.subarray(10, 20)],
    ["bytes=3990-", 206, "bytes 3990-3999/4000", LEVEL.subarray(3_990)],
    ["bytes=-5", 206, "bytes 3995-3999/4000", LEVEL.subarray(3_995)],
    ["bytes=4000-", 416, "bytes */4000", Buffer.of()],
  ])("answers the range %s with %i", async (range, status, contentRange, bytes) => {
    const response = await game.file("level%201/welt-%C3%BC.pck", { range });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("sends the whole file where a range of another version is asked for", async () => {
    const headers = { range: "bytes=10-19", "if-range": '"of another version"' };
    expect((await game.file("level%201/welt-%C3%BC.pck", headers)).status).toBe(200);
  });

  it("answers HEAD without a body", async () => {
    for (const name of ["index.html", "game.js"]) {
      const response = await game.get(`/${game.buildId}/${name}`, {}, "HEAD");
      expect([response.status, await response.text()]).toEqual([200, ""]);
    }
  });

  it("refuses service workers, and is there to be asked for", async () => {
    expect((await game.file("game.js", { "service-worker": "script" })).status).toBe(403);
    const ping = await game.get("/ping");
    expect([ping.status, ping.headers.get("cross-origin-resource-policy")]).toEqual([204, "cross-origin"]);
  });

  it.each<[string, (found: HostedGame) => string]>([
    ["no build", () => "/"],
    ["another build", ({ buildId }) => `/${buildId.replace(/^./, (digit) => (digit === "0" ? "1" : "0"))}/index.html`],
    ["a folder", ({ buildId }) => `/${buildId}/`],
    ["a file that is not there", ({ buildId }) => `/${buildId}/nothing.js`],
    ["a way out of the folder", ({ buildId }) => `/${buildId}/..%2f..%2fpackage.json`],
    ["a null byte", ({ buildId }) => `/${buildId}/game.js%00`],
    ["no encoding", ({ buildId }) => `/${buildId}/%E0%A4%A`],
    ["a page of the portal", () => "/games/"],
    ["a call of the API", () => "/healthcheck"],
    ["a compressed form by its name", ({ buildId }) => `/${buildId}/game.js.br`],
  ])("has nothing for %s", async (_, path) => {
    const response = await game.get(path(game));
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("takes no other methods", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"])
      expect((await game.get(`/${game.buildId}/index.html`, {}, method)).status).toBe(404);
  });

  it("is found by the name of its host alone", async () => {
    for (const host of ["g-zzzzzz.games.test", "games.test", "www.games.test", "g-toolong.games.test"])
      expect((await api.fetch(`/${game.buildId}/index.html`, { headers: { host } })).status).toBe(404);
    for (const host of [`${game.host}:3000`, `${game.host}.`, game.host.toUpperCase()])
      expect((await api.fetch(`/${game.buildId}/index.html`, { headers: { host } })).status).toBe(200);
  });

  it("says that a file which is lost cannot be read", async () => {
    const lost = await aHostedGame(api);
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = { ...api.fileStore, read: () => Promise.reject(new Error("lost")) };
    const host = createGameHost({ ...api, fileStore: broken });
    const answer = await host.answer(lost.host, {
      method: "GET",
      path: `/${lost.buildId}/game.js`,
      header: () => null,
    });
    expect(answer.status).toBe(503);
    expect(answer.headers["Cache-Control"]).toBe("no-store");
    expect(logged).toHaveBeenCalledOnce();
  });
});
