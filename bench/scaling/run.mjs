import { parseArgs } from "node:util";
import { createSeededRandom } from "../../api/seed/at-size/seeded-random.ts";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { measureCost } from "../cost.mjs";
import { measureLatency } from "../latency.mjs";
import { cpuOfFamily } from "../cpu-of.mjs";
import { pagePaths } from "../page-paths.mjs";
import { startPortal } from "../portal.mjs";
import { postmasterOf } from "../postmaster.mjs";
import { signUp } from "../signed-in.mjs";
import { simulate } from "./simulate.ts";
import { pagesPerSecondOf, STEPS } from "./steps.ts";

/** Long enough for a stable p99. */
const SECONDS = 600;
const PAUSE_SECONDS = 30;
/** Sequential round trips of a page; its queries run in parallel where possible. */
const ROUND_TRIPS = 6;
const SHARE_OF_MOST = 0.5;

const { values } = parseArgs({ options: { requests: { type: "string", default: "400" } } });
const amount = Number(values.requests);
const postgres = await startPostgres();
if (!postgres) throw new Error("Install PostgreSQL: several processes need it.");

try {
  const cost = await compareWithMeasured(await postmasterOf(postgres.url));
  console.log(`\nSimulated, ${JSON.stringify(cost)} a page`);
  console.table(Object.fromEntries(STEPS.map((step) => [step.name, toRow(cost, step)])));
} finally {
  await postgres.stop();
}

async function compareWithMeasured(postmaster) {
  const table = {};
  let cost;
  for (const processes of [1, 2]) {
    const portal = await startPortal({
      PROCESSES: String(processes),
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      DATABASE_URL: postgres.url,
      SESSION_SECRET: "a secret for measurements only",
    });
    try {
      const { home } = await pagePaths(portal.url);
      const headers = { cookie: await signUp(portal.url, `bench_player_${processes}`) };
      await measureCost(portal, home, 100, { headers });
      const before = cpuOfFamily(postmaster);
      const max = await measureCost(portal, home, amount, { headers });
      const databaseMs = Number(((cpuOfFamily(postmaster) - before) / amount).toFixed(1));
      cost ??= { portalMs: max["cpu ms/request"], databaseMs, roundTrips: ROUND_TRIPS, networkMs: 0 };
      const pagesPerSecond = Math.max(1, Math.round(max["requests/s"] * SHARE_OF_MOST));
      const rate = { headers, requestsPerSecond: pagesPerSecond };
      const loaded = await measureLatency(portal.url + home, amount, rate);
      const model = simulated(cost, { processes, databaseCores: 1 }, pagesPerSecond);
      table[`${processes} of these processes`] = {
        "most pages/s": max["requests/s"],
        "portal ms": max["cpu ms/request"],
        "database ms": databaseMs,
        "pages/s": pagesPerSecond,
        "p50 ms": loaded["p50 ms"],
        "p50 simulated": Math.round(model.p50),
        "p99 ms": loaded["p99 ms"],
        "p99 simulated": Math.round(model.p99),
      };
    } finally {
      await portal.stop();
    }
  }
  console.log("\nSigned-in home pages, measured and simulated at half of what is possible");
  console.table(table);
  return cost;
}

function toRow(cost, { processes, databaseCores, networkMs }) {
  const pagesPerSecond = pagesPerSecondOf(cost, { processes, databaseCores });
  const outcome = simulated({ ...cost, networkMs }, { processes, databaseCores }, pagesPerSecond);
  return {
    processes,
    "database cores": databaseCores,
    "pages/s": Math.round(pagesPerSecond),
    players: Math.round(pagesPerSecond * PAUSE_SECONDS),
    "portal busy": outcome.portalBusy.toFixed(2),
    "database busy": outcome.databaseBusy.toFixed(2),
    "p50 ms": Math.round(outcome.p50),
    "p99 ms": Math.round(outcome.p99),
  };
}

function simulated(cost, site, pagesPerSecond) {
  return simulate(cost, site, { pagesPerSecond, seconds: SECONDS }, createSeededRandom("a day like any other"));
}
