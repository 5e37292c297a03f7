import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser";
import { startPortal } from "../portal.mjs";
import { agentOf, visit } from "./first-frame.mjs";

const STRATEGIES = ["on-demand", "preloading", "autoloading"];
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "10" },
    dwell: { type: "string", default: "10" },
    game: { type: "string", default: "Lantern Run" },
  },
});
const [runs, waitMs] = [Number(values.runs), Number(values.dwell) * 1_000];

const folders = STRATEGIES.map((strategy) => prepare(strategy));
const portals = [];
// Site isolation would put sandboxed frames into a process outside the page's throttled network.
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({
  executablePath,
  args: [...args, "--disable-features=IsolateSandboxedIframes"],
});
try {
  for (const folder of folders) portals.push(await startPortal({ DATA_DIR: folder, RATE_LIMITS: "off" }));
  const userAgent = await agentOf(browser);
  const times = Object.fromEntries(STRATEGIES.map((strategy) => [strategy, { first: [], again: [] }]));
  // Alternates, so that background load hits all three; the first visits fill the portals' caches.
  for (let run = 0; run <= runs; run++) {
    for (const [index, strategy] of STRATEGIES.entries()) {
      const found = await visit(browser, { url: portals[index].url, game: values.game, waitMs, userAgent });
      if (run === 0) continue;
      times[strategy].first.push(found.first);
      times[strategy].again.push(found.again);
    }
    console.log(`${run} of ${runs} runs`);
  }
  console.log(
    `${values.game}: from Play to the first frame, slow 4G, processor 4 times slower, Play after ${values.dwell} s`,
  );
  console.table(Object.fromEntries(STRATEGIES.map((strategy) => [strategy, row(times, strategy)])));
} finally {
  await browser.close();
  for (const portal of portals) await portal.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

function prepare(strategy) {
  const folder = mkdtempSync(path.join(tmpdir(), `first-frame-${strategy}-`));
  const program = ["--import", "tsx", "bench/first-frame/prepare.ts", folder, strategy];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: "utf8" });
  if (status !== 0) throw new Error(`The portal for ${strategy} could not be prepared:\n${stderr}`);
  return folder;
}

function row(times, strategy) {
  const { first, again } = times[strategy];
  const base = times["on-demand"];
  return {
    "p50 ms": Math.round(quantile(first, 0.5)),
    "p90 ms": Math.round(quantile(first, 0.9)),
    "of on-demand": ratio(first, base.first),
    "coming back, p50 ms": Math.round(quantile(again, 0.5)),
    "coming back, of on-demand": ratio(again, base.again),
  };
}

function ratio(some, base) {
  return Number((quantile(some, 0.5) / quantile(base, 0.5)).toFixed(2));
}

function quantile(numbers, share) {
  const ordered = [...numbers].sort((one, other) => one - other);
  return ordered[Math.min(ordered.length - 1, Math.floor(share * ordered.length))];
}
