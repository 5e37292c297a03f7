import { rmSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { measureCost } from "../cost.mjs";
import { measureLatency } from "../latency.mjs";
import { pagePaths } from "../page-paths.mjs";
import { startPortal } from "../portal.mjs";
import { becomeGuest, signUp } from "../signed-in.mjs";

/** Share of the maximum rate at which latency is measured. */
const LOAD = 0.8;
const STATIC_FILE = "public/build/bench-page.bin";

const { values } = parseArgs({
  options: { requests: { type: "string", default: "8000" }, embedded: { type: "boolean", default: false } },
});
const visits = Number(values.requests);
/** Signed-in pages cost far more. */
const signedIn = Math.ceil(visits / 5);
const postgres = values.embedded ? null : await startPostgres();
console.log(postgres ? "On a PostgreSQL server." : "On the embedded database.");
const settings = postgres && { DATABASE_URL: postgres.url, SESSION_SECRET: "a secret for measurements only" };
const portal = await startPortal({ RATE_LIMITS: "off", LOG_LEVEL: "warn", ...settings });

try {
  const pages = await pagePaths(portal.url);
  const page = await fetch(portal.url, { headers: { "accept-encoding": "identity" } });
  const bytes = (await page.arrayBuffer()).byteLength;
  writeFileSync(STATIC_FILE, Buffer.alloc(await packedBytes(portal.url), 120));
  console.log(`\nThe home page has ${bytes} bytes, and ${await packedBytes(portal.url)} as brotli.`);
  const cookie = await signUp(portal.url);
  const guest = { cookie: await becomeGuest(portal.url) };
  for (const path of Object.values(pages)) {
    await measureCost(portal, path, 50);
    await measureCost(portal, path, 50, { headers: { cookie } });
    await measureCost(portal, path, 50, { headers: guest });
  }
  const rows = { "static file": await measureLoad("/build/bench-page.bin", visits) };
  rows["bare route"] = await measureLoad("/api/ping/", visits);
  for (const [name, path] of Object.entries(pages)) {
    rows[`${name}, visitor`] = await measureLoad(path, visits);
    rows[`${name}, signed in`] = await measureLoad(path, signedIn, { cookie });
    rows[`${name}, guest`] = await measureLoad(path, signedIn, guest);
  }
  const base = rows["static file"]["requests/s"];
  const bare = rows["bare route"]["requests/s"];
  const table = Object.entries(rows).map(([name, row]) => [
    name,
    { ...row, "of static file": share(row["requests/s"], base), "of bare route": share(row["requests/s"], bare) },
  ]);
  console.table(Object.fromEntries(table));
} finally {
  rmSync(STATIC_FILE, { force: true });
  await portal.stop();
  await postgres?.stop();
}

async function measureLoad(path, amount, headers = {}) {
  const max = await measureCost(portal, path, amount, { headers });
  const requestsPerSecond = Math.max(1, Math.floor(max["requests/s"] * LOAD));
  const loaded = await measureLatency(portal.url + path, Math.ceil(amount / 2), { headers, requestsPerSecond });
  const row = {
    "requests/s": max["requests/s"],
    "cpu ms": max["cpu ms/request"],
    "p50 at 80 %": loaded["p50 ms"],
    "p99 at 80 %": loaded["p99 ms"],
    errors: max.errors + loaded.errors,
  };
  console.log(path, headers.cookie ? "signed in" : "visitor", JSON.stringify(row));
  return row;
}

/** Size from the cache, which stores pages compressed. */
async function packedBytes(url) {
  await fetch(url).then((response) => response.text());
  const response = await fetch(url, { headers: { "accept-encoding": "br" } });
  await response.text();
  return Number(response.headers.get("content-length") ?? 20_000);
}

function share(one, other) {
  return Number((one / other).toFixed(2));
}
