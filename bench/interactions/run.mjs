import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser";
import { findPages } from "../lighthouse/pages";
import { startPortal } from "../portal.mjs";
import { measureControl, listControls } from "./control.mjs";
import { toRow } from "./slowest";

const LISTED_FROM_MS = 100;

const { values } = parseArgs({ options: { pages: { type: "string" } } });
const portal = await startPortal({ RATE_LIMITS: "off", LOG_LEVEL: "warn" });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
const rows = {};
try {
  const found = Object.entries(await findPages(portal.url));
  const pages = values.pages ? found.filter(([name]) => values.pages.split(",").includes(name)) : found;
  for (const [index, [name, address]] of pages.entries()) {
    const controls = await listControls(browser, address);
    const delays = [];
    for (const control of controls) delays.push({ control, ms: await measureControl(browser, address, control) });
    rows[name] = toRow(delays);
    console.log(`${index + 1} of ${pages.length} pages: ${name}`);
    for (const { control, ms } of delays)
      if (ms === null || ms >= LISTED_FROM_MS) console.log(`  ${ms ?? "left the page"} ${control}`);
  }
  console.log("\nFrom a tap to the next paint, with a processor six times slower");
  console.table(rows);
} finally {
  await browser.close();
  await portal.stop();
}
