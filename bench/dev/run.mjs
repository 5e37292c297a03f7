import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser.ts";
import { agentOf } from "../first-frame/first-frame.mjs";
import { median } from "../median.ts";
import { copyCheckout } from "./checkout.mjs";
import { startDevServer } from "./dev-server.mjs";
import { EDITS } from "./edits.mjs";

const TYPED = "lantern";
const LONGEST_EDIT_MS = 120_000;
/** The watcher merges writes in quick succession. */
const PAUSE_MS = 1_500;

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string", default: Object.keys(EDITS).join(",") },
  },
});

const checkout = copyCheckout();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
let server = await startDevServer(checkout.folder);
try {
  const page = await openFirstPage("of a fresh checkout");
  const rows = {};
  for (const kind of values.only.split(",")) rows[kind] = await measureEdits(page, EDITS[kind]);
  console.table(rows);
  await page.close();
  await server.stop();
  server = await startDevServer(checkout.folder);
  await openFirstPage("of the next start");
} catch (error) {
  console.error(server.output());
  throw error;
} finally {
  await browser.close();
  await server.stop();
  checkout.remove();
}

async function openFirstPage(which) {
  const page = await browser.newPage({ userAgent: await agentOf(browser) });
  page.setDefaultTimeout(LONGEST_EDIT_MS);
  await server.untilUp();
  // At a cold start the API may miss its deadline; an error page does not count.
  while (!(await page.goto(server.url, { waitUntil: "commit" }))?.ok());
  await page.locator("main h1").waitFor({ state: "attached" });
  await nextFrame(page);
  console.log(`First page ${which} drawn after ${Math.round(performance.now() - server.begun)} ms.`);
  await page.waitForLoadState("networkidle");
  return page;
}

/** Milliseconds from each write to the frame that shows it; typed text must survive. */
async function measureEdits(page, { file, edit, isVisible }) {
  const filePath = path.join(checkout.folder, file);
  const source = readFileSync(filePath, "utf8");
  const times = [];
  let keptCount = 0;
  for (let n = 1; n <= Number(values.runs); n++) {
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill(TYPED);
    await page.evaluate(() => (globalThis.isSameTab = true));
    await page.waitForTimeout(PAUSE_MS);
    const begun = performance.now();
    writeFileSync(filePath, edit(source, n));
    await page.waitForFunction(isVisible, n, { polling: "raf" });
    await nextFrame(page);
    times.push(performance.now() - begun);
    if (await isStatePreserved(page)) keptCount++;
  }
  const [middle, min, max] = [median(times), Math.min(...times), Math.max(...times)].map(Math.round);
  return { "median ms": middle, "min ms": min, "max ms": max, "state kept": `${keptCount} of ${times.length}` };
}

async function isStatePreserved(page) {
  const typed = await page.getByRole("searchbox").or(page.getByRole("combobox")).first().inputValue();
  return typed === TYPED && (await page.evaluate(() => globalThis.isSameTab === true));
}

function nextFrame(page) {
  return page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
