import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Frame, Page } from "@playwright/test";
import { expect, test } from "../e2e/portal";
import { giveConsent } from "../e2e/sign-up";
import * as studio from "../e2e/studio-journey";
import { waitForHydration } from "../e2e/wait-for-hydration";
import type { EngineExport } from "./engine-export";
import { ENGINES } from "./engines";
import { drawnBy } from "./frame-picture";
import { storedValues } from "./stored-values";
import { zipExport } from "./zip-export";

const FIRST_FRAME_MS = 60_000;
const MAX_TEST_MS = 300_000;

test.use({ environment: { OWNER_TOKEN: studio.OWNER_TOKEN, RATE_LIMITS: "off" } });

async function exportOf(engine: EngineExport): Promise<Buffer> {
  const work = mkdtempSync(path.join(tmpdir(), "engine-export-"));
  try {
    const made = mkdtempSync(path.join(work, "made-"));
    return readFileSync(await zipExport(await engine.make(made), path.join(work, "export.zip")));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const factOf = (page: Page, label: string) =>
  page.locator(".facts > div").filter({ has: page.getByText(label, { exact: true }) }).locator("dd");

async function publish(page: Page, { reported }: EngineExport, zip: Buffer): Promise<void> {
  await studio.chooseZip(page, zip);
  await studio.expectReady(page);
  await expect(factOf(page, "Engine")).toHaveText(reported.engine);
  await expect(factOf(page, "Needs")).toHaveText(reported.needs);
  await page.getByRole("link", { name: "Go on to publish" }).click();
  await studio.fillFacts(page);
  await studio.uploadCover(page);
  await page.getByRole("button", { name: "Publish 1.0.0.0" }).click();
  await expect(page.getByText("Version 1.0.0.0 is public.")).toBeVisible();
  await page.getByRole("link", { name: "Public page" }).click();
  await expect(page).toHaveURL(/\/games\/[^/]+\/[^/]+\/$/);
}

async function play(page: Page): Promise<Frame> {
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Play / }).click();
  const frame = await (await page.locator("iframe.game-frame").elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page shows no game.");
  return frame;
}

const gameOn = (page: Page) => page.locator("iframe.game-frame");

async function expectCount(page: Page, count: number): Promise<void> {
  await expect.poll(async () => (await drawnBy(gameOn(page)))?.count, { timeout: FIRST_FRAME_MS }).toBe(count);
}

async function clickGame(page: Page): Promise<void> {
  const drawn = await drawnBy(gameOn(page));
  if (!drawn) throw new Error("The game shows nothing.");
  await gameOn(page).click({ position: drawn.centre });
}

for (const engine of ENGINES) {
  const tag = engine.isInstalled ? "@installed" : [];
  test(`an export of ${engine.name} is uploaded and plays`, { tag }, async ({ page, browser, portal }) => {
    const missing = engine.missing();
    test.skip(missing !== null, `needs ${String(missing)}`);
    test.setTimeout(MAX_TEST_MS);
    const zip = await test.step("its exporter makes it", () => exportOf(engine));
    await giveConsent(page, portal, false);
    await studio.openStudio(page, browser, portal, studio.newName("maker"));
    await studio.createGame(page, "Counter");
    await test.step("it is uploaded as it is, and published", () => publish(page, engine, zip));

    await test.step("it draws, and takes a key and a click", async () => {
      const frame = await play(page);
      await expectCount(page, 0);
      const before = await storedValues(frame);
      await page.keyboard.press("x");
      await expectCount(page, 1);
      await expect.poll(() => storedValues(frame)).not.toBe(before);
      const between = await storedValues(frame);
      await clickGame(page);
      await expectCount(page, 2);
      await expect.poll(() => storedValues(frame)).not.toBe(between);
    });

    await test.step("it keeps its storage over a reload", async () => {
      await page.reload();
      await play(page);
      await expectCount(page, 2);
    });
  });
}
