import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser";
import { agentOf } from "../first-frame/first-frame.mjs";
import { findPages } from "../lighthouse/pages";
import { startPortal } from "../portal.mjs";
import { servePages } from "./page-source.mjs";
import { toRow } from "./summary";
import { visit } from "./visit.mjs";

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string", default: "home,game" } },
});
const runs = Number(values.runs);

const portal = await startPortal({ RATE_LIMITS: "off" });
const sources = {
  "without scripts": await servePages(portal.url, { hasScripts: false }),
  "as it is": await servePages(portal.url, { hasScripts: true }),
};
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args });
try {
  const userAgent = await agentOf(browser);
  const pages = Object.entries(await findPages(portal.url)).filter(([name]) => values.only.split(",").includes(name));
  for (const [name, address] of pages) {
    const visits = Object.fromEntries(Object.keys(sources).map((kind) => [kind, []]));
    // Alternates, so that background load hits both; the first visits fill the portal's caches.
    for (let run = 0; run <= runs; run++) {
      for (const [kind, { url }] of Object.entries(sources)) {
        const pageUrl = new URL(new URL(address).pathname, url).href;
        const found = await visit(browser, { address: pageUrl, userAgent });
        if (run > 0) visits[kind].push(found);
      }
    }
    console.log(`\n${name}, slow 4G, processor 4 times slower, 390 pixels wide; medians of ${runs}`);
    console.table(
      Object.fromEntries(
        ["first", "repeat"].flatMap((turn) =>
          Object.entries(visits).map(([kind, found]) => [
            `${turn} visit, ${kind}`,
            toRow(
              found.map((each) => each[turn]),
              visits["without scripts"].map((each) => each[turn]),
            ),
          ]),
        ),
      ),
    );
  }
} finally {
  await browser.close();
  for (const source of Object.values(sources)) await source.stop();
  await portal.stop();
}
