import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser";
import { gamePath } from "../../tests/e2e/seeded-addresses";
import { agentOf } from "../first-frame/first-frame.mjs";
import { median } from "../median";
import { startPortal } from "../portal.mjs";
import { compressFolder, serveBare } from "./bare-server.mjs";
import { visitTwice } from "./visit.mjs";
import { writeWasmGame } from "./wasm-game";

const SLUG = "seaglass";
const { values } = parseArgs({ options: { pairs: { type: "string", default: "20" } } });
const pairs = Number(values.pairs);

const work = mkdtempSync(path.join(tmpdir(), "game-host-"));
const [game, dataDir] = [path.join(work, "game"), path.join(work, "data")];
await writeWasmGame(game);
prepare();
compressFolder(game);
const bare = await serveBare(game, { isCompressed: true });
const raw = await serveBare(game, { isCompressed: false });
const portal = await startPortal({ DATA_DIR: dataDir, RATE_LIMITS: "off" });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
const pages = { portal: `${portal.url}${gamePath(SLUG)}`, bare: bare.pageUrl, raw: raw.pageUrl };
const times = { portal: { first: [], second: [] }, bare: { first: [], second: [] }, raw: { first: [], second: [] } };
try {
  const userAgent = await agentOf(browser);
  // The first pair fills the servers' caches.
  for (let pair = 0; pair <= pairs; pair++) {
    const order = pair % 2 === 0 ? ["portal", "bare", "raw"] : ["raw", "bare", "portal"];
    for (const name of order) {
      const found = await visitTwice(browser, { pageUrl: pages[name], userAgent });
      if (pair === 0) continue;
      for (const [turn, milliseconds] of Object.entries(found)) times[name][turn].push(milliseconds);
    }
    console.log(`${pair} of ${pairs} pairs`);
  }
  console.log("From the frame's navigation to the first frame, medians:");
  console.table({ "first visit": row("first"), "second visit": row("second") });
} finally {
  await browser.close();
  await portal.stop();
  bare.stop();
  raw.stop();
  rmSync(work, { recursive: true, force: true });
}

function prepare() {
  const program = ["--import", "tsx", "bench/game-host/prepare.ts", SLUG, game];
  const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: "production", SITE_URL: "http://localhost:3000" };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`The portal could not be prepared:\n${stderr}`);
  console.log(stdout.trim());
}

function row(turn) {
  const [ours, compressed, uncompressed] = Object.values(times).map((ofServer) => median(ofServer[turn]));
  return {
    "portal, ms": Math.round(ours),
    "bare server, ms": Math.round(compressed),
    ratio: Number((ours / compressed).toFixed(2)),
    "uncompressed, ms": Math.round(uncompressed),
  };
}
