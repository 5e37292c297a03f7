import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { updateGame } from "~contract/calls/developer-games";
import { getLaunch } from "~contract/calls/play";
import { getSave, putSave } from "~contract/calls/saves";
import { MAX_SAVE_BYTES } from "~contract/entities/save";
import { STORAGE_PATH } from "~contract/games-host";
import { aDevelopersGame, type DevelopersGame } from "../../tests/fixtures/a-developers-game";
import { dataOf, failureOf } from "../../tests/fixtures/api-responses";
import { startTestApi, TEST_SITE_URL, type TestApi } from "../../tests/setup/test-api";

let api: TestApi;
let kite: DevelopersGame;

/** What the frame's script sends at most. */
const [, MAX_SNAPSHOT = ""] =
  /MAX_SNAPSHOT_BYTES = ([\d_]+);/.exec(readFileSync("games/frame/storage-snapshot.js", "utf8")) ?? [];
const MAX_SNAPSHOT_BYTES = Number(MAX_SNAPSHOT.replaceAll("_", ""));

const launch = () => dataOf(getLaunch, api.fetch(`/gxc/v2/games/${kite.gameId}/launch`));
const change = (savesStorage: boolean) => kite.ada.send("PATCH", kite.path, { savesStorage });
async function atGameHost(path?: string): Promise<Response> {
  const { host, pathname } = new URL((await launch()).launchUrl);
  return api.fetch(path ?? pathname, { headers: { host } });
}

beforeAll(async () => {
  api = await startTestApi({ RATE_LIMITS: "off", GAMES_HOST: "games.test" });
  kite = await aDevelopersGame(api);
  await kite.haveFacts();
});

let release: Promise<string> | null = null;
/** For all tests: no hook may wait for the check of an upload. */
const publish = () => (release ??= kite.release("draw(1)"));

describe("what a game stores in the browser by itself", () => {
  it("is saved when its studio says so, and not before", async () => {
    await publish();
    expect((await kite.game()).savesStorage).toBe(false);
    expect((await launch()).savesStorage).toBe(false);
    expect(await (await atGameHost()).text()).not.toContain('src="/storage-');

    expect(await dataOf(updateGame, change(true))).toMatchObject({ savesStorage: true, title: "Kite" });
    expect(await failureOf(change(true))).toBe("400 no_changes");
    expect((await launch()).savesStorage).toBe(true);
    const [, address = ""] =
      /<\/script><script src="(\/storage-[0-9a-f]{16}\.js)"><\/script>/.exec(await (await atGameHost()).text()) ?? [];
    const script = await atGameHost(address);
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    const text = await script.text();
    expect(text).not.toMatch(/^(import|export) /m);
  });

  it("is restored by a page that only the portal's page frames", async () => {
    await publish();
    const page = await atGameHost(STORAGE_PATH);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining(["default-src 'none'", "script-src 'self'", `frame-ancestors ${TEST_SITE_URL}`]),
    );
    expect(policy).toMatch(/^sandbox .*allow-same-origin/);
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cross-origin-embedder-policy")).toBe("require-corp");
    expect(await page.text()).toMatch(/<script src="\/storage-[0-9a-f]{16}\.js" data-open><\/script>\n$/);
  });

  it("fits a slot of the player's saves", async () => {
    await publish();
    expect(MAX_SNAPSHOT_BYTES).toBeGreaterThan(0);
    expect(MAX_SNAPSHOT_BYTES).toBeLessThan(MAX_SAVE_BYTES);
    const path = `/gg/games/${kite.gameId}/saves/browser-storage`;
    const snapshot = { format: 1, local: [["level", "x".repeat(MAX_SNAPSHOT_BYTES - 100)]], databases: [] };
    expect(await dataOf(putSave, kite.ada.send("PUT", path, { data: snapshot, version: 0 }))).toMatchObject({
      version: 1,
    });
    expect((await dataOf(getSave, kite.ada.fetch(path))).data).toEqual(snapshot);
    expect(await failureOf(kite.ada.send("PUT", path, { data: snapshot, version: 0 }))).toBe(
      "400 save_version_conflict",
    );
  });
});
