import type { Page } from "@playwright/test";
import * as z from "zod";
import { GAMES_URL } from "../../scripts/capture/scripted-page";

export type FrameOptions = { slug: string; seed: number; mode: string; slowdown: number; seconds: number };

/** Excludes JIT and cache warm-up. */
const WARM_UP_MS = 1_000;
const START_PAUSE_MS = 400;
const POLL_MS = 250;
const MAX_MS = 60_000;

const WIDTH = "document.querySelector('canvas').width";
const pictureList = z.array(z.object({ time: z.number(), phase: z.string() }));

/** `intervals` in milliseconds, `width` in device pixels. */
export type Frames = { intervals: number[]; width: number };

export async function measureFrames(
  page: Page,
  { slug, seed, mode, slowdown, seconds }: FrameOptions,
): Promise<Frames> {
  await page.goto(`${GAMES_URL}/${slug}/index.html?seed=${String(seed)}&mode=${mode}`);
  await page.waitForFunction("window.pictures.length > 0");
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const started = Date.now();
  for (;;) {
    const pictures = pictureList.parse(await page.evaluate("window.pictures"));
    const intervals = intervalsOf(pictures);
    const played = intervals.reduce((sum, interval) => sum + interval, 0);
    if (played >= seconds * 1000) return { intervals, width: z.number().parse(await page.evaluate(WIDTH)) };
    if (Date.now() - started > MAX_MS) throw new Error(`${slug}: not ${String(seconds)} s of play in a minute.`);
    // Enter starts the first or the next run.
    const isPlaying = pictures.at(-1)?.phase === "playing";
    if (!isPlaying) await page.keyboard.press("Enter");
    await page.waitForTimeout(isPlaying ? POLL_MS : START_PAUSE_MS);
  }
}

function intervalsOf(pictures: z.output<typeof pictureList>): number[] {
  const first = pictures.find(({ phase }) => phase === "playing")?.time ?? 0;
  return pictures.flatMap(({ time, phase }, index) => {
    const before = pictures[index - 1];
    if (phase !== "playing" || before?.phase !== "playing" || before.time - first < WARM_UP_MS) return [];
    return [time - before.time];
  });
}
