import type { Browser, Page } from "@playwright/test";
import * as z from "zod";
import { GAMES_URL, serveScriptedGames } from "./scripted-page";

/** In steps of 1/60 s. */
export type Moments = { seed: number; mode: string; stills: readonly number[]; filmFrom: number };

const VIEWPORT = { width: 1280, height: 720 };
const STEPS_PER_SECOND = 60;
export const FILM_FPS = 30;
const FILM_SECONDS = 5;
const MAX_PRESSES = 5;

const pngAddress = z.templateLiteral(["data:image/png;base64,", z.string()]);

export async function takeStills(browser: Browser, slug: string, moments: Moments): Promise<Buffer[]> {
  const page = await openGame(browser, slug, moments);
  const pictures = new Map<number, Buffer>();
  const steps = [...moments.stills, moments.filmFrom];
  for (const step of [...steps].sort((a, b) => a - b)) {
    await page.evaluate(`camera.playTo(${String(step)})`);
    pictures.set(step, await pictureAfter(page, 1));
  }
  await page.context().close();
  return steps.flatMap((step) => pictures.get(step) ?? []);
}

export async function* takeFilm(browser: Browser, slug: string, moments: Moments): AsyncGenerator<Buffer> {
  const page = await openGame(browser, slug, moments);
  await page.evaluate(`camera.playTo(${String(moments.filmFrom)})`);
  for (let count = 0; count < FILM_SECONDS * FILM_FPS; count++) {
    yield await pictureAfter(page, STEPS_PER_SECOND / FILM_FPS);
  }
  await page.context().close();
}

async function pictureAfter(page: Page, steps: number): Promise<Buffer> {
  const address = pngAddress.parse(await page.evaluate(`camera.still(${String(steps)})`));
  return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
}

async function openGame(browser: Browser, slug: string, { seed, mode }: Moments): Promise<Page> {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor: 1 });
  await serveScriptedGames(context);
  await context.addInitScript({ path: "scripts/capture/in-page.js" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${slug}: ${error.message}`));
  await page.goto(`${GAMES_URL}/${slug}/index.html?seed=${String(seed)}&mode=${mode}`);
  // requestAnimationFrame is stubbed, so polling needs a timer.
  await page.waitForFunction("window.camera.isReady()", undefined, { polling: 100 });
  for (let press = 0; press < MAX_PRESSES; press++) {
    await page.keyboard.press("Enter");
    if ((await page.evaluate("camera.wait()")) === "playing") return page;
  }
  throw new Error(`${slug} does not start.`);
}
