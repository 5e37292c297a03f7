import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { json } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { measureCost } from "../cost.mjs";
import { cpuOfFamily } from "../cpu-of.mjs";
import { pagePaths } from "../page-paths.mjs";
import { startPortal } from "../portal.mjs";
import { postmasterOf } from "../postmaster.mjs";
import { signUp } from "../signed-in.mjs";
import { readCalls } from "./calls.ts";
import { flameGraph } from "./flame-graph.ts";
import { createPlaceOf } from "./place-of.ts";
import { PARTS } from "./parts.ts";
import { profileTable } from "./profile-table.ts";
import { threadTimes, timesBetween } from "./thread-times.ts";

const FOLDER = "bench/profile";
const BUNDLE = "build/index.js";
const MICROSECONDS_BETWEEN_SAMPLES = 500;

const { values } = parseArgs({
  options: { requests: { type: "string", default: "400" }, embedded: { type: "boolean", default: false } },
});
const requests = Number(values.requests);
const postgres = values.embedded ? null : await startPostgres();
const database = postgres ? "PostgreSQL" : "the embedded database";
console.log(`On ${database}; load of the machine before: ${loadavg()[0].toFixed(1)}.`);
const socketFolder = mkdtempSync(path.join(tmpdir(), "portal-profile-"));
const socket = path.join(socketFolder, "probe");
const portal = await startPortal({
  RATE_LIMITS: "off",
  PROFILE_PROBE: socket,
  NODE_OPTIONS: `--require ${path.resolve(FOLDER, "probe.cjs")}`,
  ...(postgres && { DATABASE_URL: postgres.url, SESSION_SECRET: "a secret for measurements only" }),
});

try {
  const placeOf = createPlaceOf({ file: BUNDLE, text: readFileSync(BUNDLE, "utf8") }, process.cwd());
  const postmaster = postgres && (await postmasterOf(postgres.url));
  const headers = { cookie: await signUp(portal.url) };
  const pages = await pagePaths(portal.url);
  for (const address of Object.values(pages)) await measureCost(portal, address, requests, { headers });
  const measured = {};
  for (const [page, address] of Object.entries(pages)) {
    measured[page] = await measurePage(address, { headers, placeOf, postmaster });
    const title = `${page}, signed in, on ${database}: milliseconds of a request, main thread`;
    const name = values.embedded ? `${page}-embedded.svg` : `${page}.svg`;
    writeFileSync(path.join(FOLDER, name), flameGraph(measured[page].calls, { title, requests, parts: PARTS }));
  }
  console.log(`\nMilliseconds of CPU per request, ${requests} requests of each page\n`);
  console.log(profileTable(measured));
} finally {
  await portal.stop();
  await postgres?.stop();
  rmSync(socketFolder, { recursive: true, force: true });
}

/** Half of the requests without the profiler come before and half after those with it, so that other load meets both. */
async function measurePage(address, { headers, placeOf, postmaster }) {
  const load = (amount) => measureCost(portal, address, amount, { headers });
  const half = Math.ceil(requests / 2);
  const alone = await cpuWhile(() => load(half));
  const threads = await ask(`start ${MICROSECONDS_BETWEEN_SAMPLES}`);
  const inDatabase = postmaster && cpuOfFamily(postmaster);
  const before = threadTimes(threads.main);
  await load(requests);
  const times = timesBetween(before, threadTimes(threads.main), threads);
  const databaseMs = postmaster && (cpuOfFamily(postmaster) - inDatabase) / requests;
  const calls = readCalls(await ask("stop"), placeOf, times.main / (times.main + times.mainWait));
  const aloneMs = (alone + (await cpuWhile(() => load(half)))) / (2 * half);
  return { calls, times, requests, aloneMs, databaseMs };
}

async function cpuWhile(act) {
  const sum = () => [...threadTimes(portal.pid).values()].reduce((total, { cpuMs }) => total + cpuMs, 0);
  const before = sum();
  await act();
  return sum() - before;
}

function ask(command) {
  const answer = connect(socket);
  answer.write(command);
  return json(answer);
}
