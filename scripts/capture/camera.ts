import type { Browser, Page } from "@playwright/test";
import * as z from "zod";
import { GAMES_URL, serveSeatedGames } from "./seated-page";
import { toWebm } from "./webm";

/** Where a scripted run is worth looking at, in steps of a sixtieth of a second. */
export type Moments = { seed: number; mode: string; stills: readonly number[]; filmFrom: number };

type Size = { width: number; height: number };

const STILL: Size = { width: 1280, height: 720 };
const FILM: Size = { width: 640, height: 360 };
const FPS = 30;
const SECONDS = 8;
const CODEC = "vp09.00.21.08";
const BITS_PER_SECOND = 240_000;
const MOST_PRESSES = 5;

const pngAddress = z.templateLiteral(["data:image/png;base64,", z.string()]);
const film = z.object({
  width: z.number(),
  height: z.number(),
  chunks: z.array(z.object({ isKey: z.boolean(), ms: z.number(), bytes: z.base64() })),
});

/** The stills of a game as PNG, in the order of their moments; the last one is where the film begins. */
export async function takeStills(browser: Browser, slug: string, moments: Moments): Promise<Buffer[]> {
  const page = await begin(browser, slug, moments, STILL);
  const pictures = new Map<number, Buffer>();
  const wanted = [...moments.stills, moments.filmFrom];
  for (const step of [...wanted].sort((a, b) => a - b)) {
    await page.evaluate(`camera.playTo(${String(step)})`);
    const address = pngAddress.parse(await page.evaluate("camera.still()"));
    pictures.set(step, Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
  }
  await page.context().close();
  return wanted.flatMap((step) => pictures.get(step) ?? []);
}

/** Some seconds of play without sound, as WebM. */
export async function takeFilm(browser: Browser, slug: string, moments: Moments): Promise<Buffer> {
  const page = await begin(browser, slug, moments, FILM);
  await page.evaluate(`camera.playTo(${String(moments.filmFrom)})`);
  const order = { frames: SECONDS * FPS, fps: FPS, codec: CODEC, bitrate: BITS_PER_SECOND, keyEvery: 4 * FPS };
  const { width, height, chunks } = film.parse(await page.evaluate(`camera.film(${JSON.stringify(order)})`));
  await page.context().close();
  const frames = chunks.map(({ isKey, ms, bytes }) => ({ isKey, ms, bytes: Buffer.from(bytes, "base64") }));
  return toWebm({ width, height, codecId: "V_VP9", durationMs: SECONDS * 1000, frames });
}

/** Opens a game and presses until the run has begun. */
async function begin(browser: Browser, slug: string, { seed, mode }: Moments, viewport: Size): Promise<Page> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1 });
  await serveSeatedGames(context);
  await context.addInitScript({ path: "scripts/capture/in-page.js" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`${slug}: ${error.message}`));
  await page.goto(`${GAMES_URL}/${slug}/index.html?seed=${String(seed)}&mode=${mode}`);
  // The page's own clock stands still.
  await page.waitForFunction("window.camera.isReady()", undefined, { polling: 100 });
  for (let press = 0; press < MOST_PRESSES; press++) {
    await page.keyboard.press("Enter");
    if ((await page.evaluate("camera.wait()")) === "playing") return page;
  }
  throw new Error(`${slug} does not begin.`);
}
