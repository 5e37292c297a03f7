import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { DrivenBrowser } from "../browsers/driven-browser";
import { missingBrowser, startBrowser, type BrowserName } from "../browsers/start-browser";
import { test as base, expect } from "../e2e/portal";
import { playInChromium } from "./chromium-player";
import { playInBrowser } from "./driven-player";
import type { EngineExport } from "./engine-export";
import { ENGINES } from "./engines";
import { drawnIn } from "./frame-picture";
import type { Player } from "./player";
import { openStudio, publishZip, type PublishedGame, type Studio } from "./studio";
import { zipExport } from "./zip-export";

const FIRST_FRAME_MS = 60_000;
const MAX_TEST_MS = 300_000;
const NOT_HERE = "This game does not run on this device.";

type Publish = (engine: EngineExport) => Promise<PublishedGame>;
type OpenPlayer = (name: BrowserName) => Promise<Player>;

const test = base.extend<object, { studio: Studio; publish: Publish; openPlayer: OpenPlayer }>({
  studio: [
    async ({ portal, playwright }, use) => use(await openStudio(portal, playwright.request)),
    { scope: "worker" },
  ],
  publish: [
    async ({ studio }, use) => {
      const published = new Map<EngineExport, Promise<PublishedGame>>();
      await use((engine) => {
        const game = published.get(engine) ?? publishExport(studio, engine);
        published.set(engine, game);
        return game;
      });
    },
    { scope: "worker" },
  ],
  openPlayer: [
    async ({ portal }, use) => {
      const started = new Map<BrowserName, Promise<DrivenBrowser>>();
      await use(async (name) => {
        const browser = started.get(name) ?? startBrowser(name);
        started.set(name, browser);
        return playInBrowser(await browser, portal);
      });
      for (const browser of started.values()) await (await browser).close();
    },
    { scope: "worker" },
  ],
});

test.use({ environment: { RATE_LIMITS: "off" } });

async function publishExport(studio: Studio, engine: EngineExport): Promise<PublishedGame> {
  const work = mkdtempSync(path.join(tmpdir(), "engine-export-"));
  try {
    const made = await engine.make(mkdtempSync(path.join(work, "made-")));
    return await publishZip(studio, engine.name, await zipExport(made, path.join(work, "export.zip")));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function expectCount(player: Player, count: number): Promise<void> {
  await expect
    .poll(async () => (await drawnIn(await player.picture()))?.count, { timeout: FIRST_FRAME_MS })
    .toBe(count);
}

async function clickGame(player: Player): Promise<void> {
  const drawn = await drawnIn(await player.picture());
  if (!drawn) throw new Error("The game shows nothing.");
  await player.click(drawn.centre);
}

async function expectPlayable(player: Player, game: PublishedGame, { stores, database }: EngineExport): Promise<void> {
  const hasStore = stores !== "in private files" || (await player.hasPrivateFiles());
  const expectStored = async (before: string) => {
    if (hasStore && stores !== "when left") await expect.poll(() => player.stored(database)).not.toBe(before);
  };
  await test.step("it draws, and takes a key and a click", async () => {
    await player.play(game);
    await expectCount(player, 0);
    const before = await player.stored(database);
    await player.press("x");
    await expectCount(player, 1);
    await expectStored(before);
    const between = await player.stored(database);
    await clickGame(player);
    await expectCount(player, 2);
    await expectStored(between);
  });
  await test.step("it keeps its storage over a reload", async () => {
    await player.reload(game);
    await expectCount(player, hasStore ? 2 : 0);
  });
}

/** GDevelop makes its call four seconds after the start. */
async function expectOnlyLogged(consoleErrors: string[], expected: string): Promise<void> {
  await expect.poll(() => consoleErrors).toContainEqual(expect.stringContaining(expected));
  for (const message of consoleErrors.splice(0)) expect(message).toContain(expected);
}

function skipWithout(missing: string | null): void {
  test.skip(missing !== null, `needs ${String(missing)}`);
  test.setTimeout(MAX_TEST_MS);
}

for (const engine of ENGINES) {
  test(`an export of ${engine.name} is uploaded and plays`, async ({ page, portal, publish, consoleErrors }) => {
    skipWithout(engine.missing());
    const game = await test.step("it is uploaded as it is, and published", () => publish(engine));
    expect(game.report).toMatchObject(engine.reported);
    await expectPlayable(await playInChromium(page, portal), game, engine);
    if (engine.logs !== undefined) await expectOnlyLogged(consoleErrors, engine.logs);
  });
}

for (const name of ["firefox", "webkit"] as const) {
  for (const engine of ENGINES) {
    test(`an export of ${engine.name} plays in ${name}`, async ({ publish, openPlayer }) => {
      skipWithout(engine.missing() ?? missingBrowser(name));
      const game = await publish(engine);
      const player = await openPlayer(name);
      const isIsolated = name === "webkit" && engine.reported.needs.isolation;
      if (isIsolated) await expect.poll(() => player.pageText(game)).toContain(NOT_HERE);
      else await expectPlayable(player, game, engine);
    });
  }
}
