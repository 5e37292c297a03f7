import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { startPortal } from "../portal.mjs";
import { growthOfLastThird } from "./growth-of-last-third.mjs";
import { mappedMegabytes, readMemory } from "./read-memory.mjs";
import { fewRequests, heavyRequests, mixedRequests } from "./requests.mjs";

const STEPS = 10;
const CONNECTIONS = 10;
const SECONDS_PER_MINUTE = 60;
/** More than a connection asks during a step. */
const HEAVY_REQUESTS = 20_000;
const PROBE = pathToFileURL(path.resolve("bench/memory/probe.mjs")).href;

const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "100000" },
    minutes: { type: "string" },
    embedded: { type: "boolean", default: false },
    mixed: { type: "boolean", default: false },
    heavy: { type: "boolean", default: false },
    data: { type: "string" },
  },
});
const perStep = Math.ceil(Number(values.requests) / STEPS);
const rate = values.minutes && Number(values.requests) / (Number(values.minutes) * SECONDS_PER_MINUTE);
const folder = mkdtempSync(path.join(tmpdir(), "memory-bench-"));
const socketPath = path.join(folder, "probe.sock");
if (values.data) cpSync(values.data, path.join(folder, "data"), { recursive: true });
const postgres = values.embedded ? null : await startPostgres();
console.log(postgres ? "On a PostgreSQL server." : "On the embedded database.");
const portal = await startPortal({
  RATE_LIMITS: "off",
  LOG_LEVEL: "warn",
  NODE_OPTIONS: `--import ${PROBE}`,
  MEMORY_PROBE: socketPath,
  ...(values.data && { DATA_DIR: path.join(folder, "data") }),
  // As in the image and with PROCESSES; npm start on the embedded database sets nothing.
  ...(postgres && {
    MALLOC_ARENA_MAX: "2",
    DATABASE_URL: postgres.url,
    SESSION_SECRET: "a secret for measurements only",
  }),
});

try {
  const requests = await (values.mixed ? mixedRequests : fewRequests)(portal.url);
  const rows = [{ requests: 0, ...(await readMemory(socketPath)) }];
  for (let step = 1; step <= STEPS; step += 1) {
    const failures = await send(requests);
    rows.push({ requests: step * perStep, ...(await readMemory(socketPath)), failures });
    console.log(JSON.stringify(rows.at(-1)), JSON.stringify(mappedMegabytes(portal.pid)));
  }
  console.table(rows);
  console.log(`Peak of the resident memory: ${portal.peakMegabytes()} MB; of the rest at the end:`);
  console.table(mappedMegabytes(portal.pid));
  for (const name of ["resident", "heap"]) {
    const growth = growthOfLastThird(rows.slice(1).map((row) => row[name]));
    console.log(`Growth of ${name} over the last third: ${growth} %`);
  }
} finally {
  await portal.stop();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function send(requests) {
  const options = { url: portal.url, timeout: 60 };
  const heavy =
    values.heavy &&
    autocannon({ ...options, connections: 1, amount: HEAVY_REQUESTS, requests: heavyRequests(HEAVY_REQUESTS) });
  const result = await autocannon({
    ...{ ...options, connections: CONNECTIONS, amount: perStep, requests },
    ...(rate && { overallRate: rate }),
  });
  heavy?.stop?.();
  await heavy;
  return result.errors + result.non2xx;
}
