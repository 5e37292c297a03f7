import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { findBrowser } from "../../scripts/find-browser";
import { findFreePort } from "../../tests/setup/free-port";
import { startPortal } from "../portal.mjs";
import { findPages } from "./pages";
import { toRow, toScores } from "./scores";

/** Required scores; performance is only reported. */
const HUNDRED = ["accessibility", "best-practices", "seo"];
/** These ask search engines not to list them, for which Lighthouse takes points. */
const NOT_LISTED = ["search", "themes"];

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
const portal = await startPortal({ RATE_LIMITS: "off" });
const { executablePath, args } = await findBrowser();
const port = await findFreePort();
const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
const rows = {};
const failures = [];
try {
  const pages = Object.entries(await findPages(portal.url));
  for (const [index, [name, address]] of pages.entries()) {
    const runs = [];
    for (let run = 0; run < Number(values.runs); run += 1) runs.push(await measure(name, address));
    rows[name] = toRow(runs);
    const required = HUNDRED.filter((category) => category !== "seo" || !NOT_LISTED.includes(name));
    for (const category of required)
      if (rows[name][category] < 100) failures.push(`${name}: ${category} ${rows[name][category]}`);
    console.log(`${index + 1} of ${pages.length} pages: ${name} ${rows[name].performance}`);
  }
  console.log("\nLighthouse, mobile, production build");
  console.table(rows);
} finally {
  await browser.close();
  await portal.stop();
}
if (failures.length > 0) throw new Error(`Below 100: ${failures.join(", ")}`);

async function measure(name, address) {
  const result = await lighthouse(address, { port, output: "json", logLevel: "error" });
  if (!result) throw new Error(`Lighthouse had no result for ${address}.`);
  const { scores, lost } = toScores(result.lhr);
  for (const audit of lost) console.log(`${name}: ${audit}`);
  return scores;
}
