import { readdirSync } from "node:fs";
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/find-browser.ts";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { toRow } from "../browser/summary.ts";
import { visit } from "../browser/visit.mjs";
import { measureCost } from "../cost.mjs";
import { measureLatency } from "../latency.mjs";
import { cpuOfFamily } from "../cpu-of.mjs";
import { agentOf } from "../first-frame/first-frame.mjs";
import { median } from "../median.ts";
import { startPortal } from "../portal.mjs";
import { postmasterOf } from "../postmaster.mjs";
import { signUp } from "../signed-in.mjs";
import { fillDatabase, SESSION } from "./fill-database.mjs";
import { installPeers } from "./install-peers.mjs";
import { pageBytes } from "./page-bytes.mjs";
import { startPeer } from "./start-peer.mjs";

/** Share of the maximum rate at which latency is measured. */
const LOAD = 0.8;
/** What browsers send; each server chooses. */
const ENCODINGS = "gzip, deflate, br, zstd";
const WARM_UP = 100;
/** More than connections, however slow a page is. */
const FEWEST_REQUESTS = 40;

const { values } = parseArgs({
  options: {
    seconds: { type: "string", default: "8" },
    rounds: { type: "string", default: "3" },
    visits: { type: "string", default: "5" },
  },
});
const [seconds, rounds, visits] = [values.seconds, values.rounds, values.visits].map(Number);
const postgres = await startPostgres();
if (!postgres) throw new Error("Install PostgreSQL: the pages of the frameworks read it.");
const servers = [];

try {
  const postmaster = await postmasterOf(postgres.url);
  const { node, peers } = installPeers(await fillDatabase(postgres.url, readdirSync("public/media/covers")));
  const settings = { RATE_LIMITS: "off", LOG_LEVEL: "warn", SESSION_SECRET: "a secret for measurements only" };
  const portal = await startPortal({ ...settings, DATABASE_URL: postgres.url }, process.cwd(), node);
  servers.push({ name: "portal", server: portal, cookie: await signUp(portal.url) });
  for (const [name, peer] of Object.entries(peers)) {
    servers.push({ name, server: await startPeer(peer), cookie: `session=${SESSION}` });
  }
  console.log(`Load of the machine before: ${loadavg()[0].toFixed(1)}.`);
  console.table(await measureServers(postmaster));
  console.table(await measurePaints());
} finally {
  for (const { server } of servers) await server.stop();
  await postgres.stop();
}

async function measureServers(postmaster) {
  const rows = Object.fromEntries(servers.map(({ name }) => [name, []]));
  // The first round warms up, and finds how many requests last long enough. Rounds alternate, so that other load meets all.
  for (let round = 0; round <= rounds; round += 1) {
    for (const entry of servers) {
      const row = await measureRound(entry, postmaster, round === 0);
      if (round > 0) rows[entry.name].push(row);
      entry.amount = Math.max(FEWEST_REQUESTS, Math.ceil(row["requests/s"] * seconds));
    }
  }
  const table = {};
  for (const { name, server, cookie } of servers) {
    const page = await pageBytes(server.url, { cookie, "accept-encoding": ENCODINGS });
    table[name] = { ...medians(rows[name]), ...page };
  }
  return table;
}

async function measureRound({ server, cookie, amount = WARM_UP }, postmaster, isWarmUp) {
  const headers = { cookie, "accept-encoding": ENCODINGS };
  const before = cpuOfFamily(postmaster);
  const max = await measureCost(server, "/", amount, { headers });
  const databaseMs = (cpuOfFamily(postmaster) - before) / amount;
  if (isWarmUp) return max;
  const requestsPerSecond = Math.max(1, Math.floor(max["requests/s"] * LOAD));
  const loaded = await measureLatency(`${server.url}/`, Math.ceil(amount / 2), { headers, requestsPerSecond });
  return {
    "requests/s": max["requests/s"],
    "CPU ms": max["cpu ms/request"],
    "PostgreSQL ms": databaseMs,
    "p50 at 80 %": loaded["p50 ms"],
    "p99 at 80 %": loaded["p99 ms"],
  };
}

function medians(rows) {
  const names = Object.keys(rows[0]);
  return Object.fromEntries(names.map((name) => [name, Number(median(rows.map((row) => row[name])).toFixed(2))]));
}

async function measurePaints() {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const userAgent = await agentOf(browser);
    const found = Object.fromEntries(servers.map(({ name }) => [name, []]));
    for (let turn = 0; turn <= visits; turn += 1) {
      for (const { name, server, cookie } of servers) {
        const { first } = await visit(browser, { address: `${server.url}/`, userAgent, cookie });
        if (turn > 0) found[name].push(first);
      }
    }
    return Object.fromEntries(Object.entries(found).map(([name, each]) => [name, toRow(each, found.portal)]));
  } finally {
    await browser.close();
  }
}
