import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { pagePaths } from "../page-paths.mjs";
import { startPortal } from "../portal.mjs";
import { readMemory } from "./read-memory.mjs";
import { growthOfLastThird } from "./growth-of-last-third.mjs";
import { signUp } from "../signed-in.mjs";

const STEPS = 10;
const CONNECTIONS = 10;
const BROWSER = { "user-agent": "Mozilla/5.0 (bench)" };
const PROBE = pathToFileURL(path.resolve("bench/memory/probe.mjs")).href;

const { values } = parseArgs({
  options: { requests: { type: "string", default: "100000" }, embedded: { type: "boolean", default: false } },
});
const perStep = Math.ceil(Number(values.requests) / STEPS);
const folder = mkdtempSync(path.join(tmpdir(), "memory-bench-"));
const socketPath = path.join(folder, "probe.sock");
const postgres = values.embedded ? null : await startPostgres();
console.log(postgres ? "On a PostgreSQL server." : "On the embedded database.");
const portal = await startPortal({
  RATE_LIMITS: "off",
  LOG_LEVEL: "warn",
  // As in the image and with PROCESSES.
  MALLOC_ARENA_MAX: "2",
  NODE_OPTIONS: `--import ${PROBE}`,
  MEMORY_PROBE: socketPath,
  ...(postgres ? { DATABASE_URL: postgres.url, SESSION_SECRET: "a secret for measurements only" } : {}),
});

try {
  const requests = await requestsOf(portal.url);
  const rows = [{ requests: 0, ...(await readMemory(socketPath)) }];
  for (let step = 1; step <= STEPS; step += 1) {
    const failures = await send(requests);
    rows.push({ requests: step * perStep, ...(await readMemory(socketPath)), failures });
    console.log(JSON.stringify(rows.at(-1)));
  }
  console.table(rows);
  console.log(`Peak of the resident memory: ${portal.peakMegabytes()} MB`);
  for (const name of ["resident", "heap"]) {
    const growth = growthOfLastThird(rows.slice(1).map((row) => row[name]));
    console.log(`Growth of ${name} over the last third: ${growth} %`);
  }
} finally {
  await portal.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** One request in ten is signed in. */
async function requestsOf(url) {
  const paths = Object.values(await pagePaths(url));
  const cookie = await signUp(url);
  const visitor = paths.map((page) => ({ path: page, headers: BROWSER }));
  const player = paths.map((page) => ({ path: page, headers: { ...BROWSER, cookie } }));
  return [...Array.from({ length: 9 }, () => visitor), player].flat();
}

async function send(requests) {
  const result = await autocannon({
    url: portal.url,
    connections: CONNECTIONS,
    amount: perStep,
    requests,
    timeout: 60,
  });
  return result.errors + result.non2xx;
}
