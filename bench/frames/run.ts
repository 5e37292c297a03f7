import { chromium } from "@playwright/test";
import { serveScriptedGames } from "../../scripts/capture/scripted-page";
import moments from "../../scripts/capture/moments.json";
import { findBrowser } from "../../scripts/find-browser";
import { measureFrames } from "./measure";
import { summarize } from "./summary";

const CPU_SLOWDOWN = 4;
const SECONDS = 10;

const args = process.argv.slice(2);
const browser = await chromium.launch(await findBrowser());
const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: 1 });
await serveScriptedGames(context);
await context.addInitScript({ path: "bench/frames/in-page.js" });

console.log(`Milliseconds between frames, CPU throttled ${String(CPU_SLOWDOWN)}x, ${String(SECONDS)} s of play each`);
const rows: Record<string, ReturnType<typeof summarize> & { width: number }> = {};
for (const [slug, { seed, mode }] of Object.entries(moments)) {
  if (args.length > 0 && !args.includes(slug)) continue;
  const page = await context.newPage();
  const { intervals, width } = await measureFrames(page, {
    slug,
    seed,
    mode,
    slowdown: CPU_SLOWDOWN,
    seconds: SECONDS,
  });
  rows[slug] = { ...summarize(intervals), width };
  await page.close();
}
console.table(rows);
await browser.close();
