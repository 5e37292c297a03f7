import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { createFolderStore } from "../../api/builds/folder-store";
import type { GamePermission } from "../../contract/entities/game-permission";
import { zipOf, type ZipPart } from "../../tests/fixtures/zip-file";
import { tryBuildServer } from "./try-build-server";

const ORIGIN = "http://localhost:4173";
const GAME_ORIGIN = "http://g-trying.localhost:4173";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "try-"));
});
afterEach(() => rm(folder, { recursive: true }));

async function serverOf(parts: readonly ZipPart[], permissions: readonly GamePermission[] = []) {
  const zip = path.join(folder, "game.zip");
  await writeFile(zip, zipOf(parts));
  const store = createFolderStore(path.join(folder, "store"));
  return tryBuildServer(zip, { siteUrl: ORIGIN, store, aliases: ["api.engine.test"], permissions });
}

const aboutGame = z.object({
  gameUrl: z.url().nullable(),
  sandbox: z.string(),
  allow: z.string(),
  remarks: z.array(z.string()),
});
const aboutOf = async (server: Awaited<ReturnType<typeof serverOf>>) =>
  aboutGame.parse(await (await server.request(`${ORIGIN}/about`)).json());

describe("trying a zip", () => {
  it("serves its files at an origin of their own, as the portal does", async () => {
    const server = await serverOf([
      { name: "game/index.html", content: "<!doctype html><title>Game</title>" },
      { name: "game/Build/a level.wasm.br", content: brotliCompressSync("wasm") },
    ]);
    const { gameUrl, sandbox } = await aboutOf(server);
    expect(gameUrl).toMatch(new RegExp(`^${GAME_ORIGIN}/[0-9a-f]{64}/index\\.html$`));
    expect(sandbox).toContain("allow-same-origin");
    const page = await server.request(gameUrl ?? "");
    expect(await page.text()).toMatch(/<script data-bytes="\d+" data-hosts="https:\/\/api\.engine\.test">/);
    expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${ORIGIN}`);
    const wasmUrl = (gameUrl ?? "").replace("index.html", "Build/a%20level.wasm.br");
    const wasm = await server.request(wasmUrl, { headers: { "accept-encoding": "br" } });
    expect(wasm.headers.get("content-type")).toBe("application/wasm");
    expect(wasm.headers.get("content-encoding")).toBe("br");
    expect((await server.request((gameUrl ?? "").replace("index", "other"))).status).toBe(404);
    expect((await server.request(`${GAME_ORIGIN}/about`)).status).toBe(404);
    const tryPage = await server.request(`${ORIGIN}/page.js`);
    // An isolated page would leave the frame empty.
    expect([tryPage.status, tryPage.headers.get("cross-origin-embedder-policy")]).toEqual([200, null]);
  });

  it("answers at the game's host what the portal answers there", async () => {
    const server = await serverOf([
      { name: "game #1/index.html", content: "<!doctype html><title>Game</title>" },
      { name: "readme.html", content: "<p>Read me" },
      { name: "game #1/50%/welt-ü#.js", content: "1" },
    ]);
    const gameUrl = (await aboutOf(server)).gameUrl ?? "";
    const statusOf = async (address: string, init?: RequestInit) => (await server.request(address, init)).status;
    const script = gameUrl.replace("index.html", "50%25/welt-u%CC%88%23.js");
    expect([await statusOf(gameUrl), await statusOf(script)]).toEqual([200, 200]);
    expect(await statusOf(script, { headers: { "service-worker": "script" } })).toBe(403);
    expect(await statusOf(gameUrl, { method: "POST" })).toBe(404);
    expect(await statusOf(`${GAME_ORIGIN}/%E0%A4%A`)).toBe(404);
    expect(await statusOf(`${GAME_ORIGIN}/ping`)).toBe(204);
  });

  it("lets it ask the player for what it is tried with, and nothing else", async () => {
    const server = await serverOf([{ name: "index.html", content: "<p>Game" }], ["MICROPHONE"]);
    const { gameUrl, allow } = await aboutOf(server);
    expect(allow).toMatch(/; microphone$/);
    const policy = (await server.request(gameUrl ?? "")).headers.get("permissions-policy");
    expect(policy).toMatch(/camera=\(\), .*microphone=\(self\), /);
  });

  it("says what the portal would refuse, and shows no game", async () => {
    const about = await aboutOf(await serverOf([{ name: "game.js", content: "1" }]));
    expect(about.gameUrl).toBeNull();
    expect(about.remarks).toEqual([expect.stringMatching(/^No page to start with/)]);
  });
});
