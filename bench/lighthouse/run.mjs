import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "../../scripts/find-browser";
import { findFreePort } from "../../tests/setup/free-port";
import { startPortal } from "../portal.mjs";
import { findPages } from "./pages";
import { toRow } from "./scores";

/** Required scores; performance is only reported. */
const HUNDRED = ["accessibility", "best-practices", "seo"];

const portal = await startPortal({ RATE_LIMITS: "off" });
const { executablePath, args } = await findBrowser();
const port = await findFreePort();
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
const rows = {};
const failures = [];
try {
  for (const [name, address] of Object.entries(await findPages(portal.url))) {
    const result = await lighthouse(address, { port, output: "json", logLevel: "error" });
    if (!result) throw new Error(`Lighthouse had no result for ${address}.`);
    const { row, lost } = toRow(result.lhr);
    rows[name] = row;
    for (const category of HUNDRED) if (row[category] < 100) failures.push(`${name}: ${category} ${row[category]}`);
    for (const audit of lost) console.log(`${name}: ${audit}`);
  }
  console.log("\nLighthouse, mobile, production build");
  console.table(rows);
} finally {
  await browser.close();
  await portal.stop();
}
if (failures.length > 0) throw new Error(`Below 100: ${failures.join(", ")}`);
