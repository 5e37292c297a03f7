import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { StudioCalls } from "../../tests/fixtures/studio-calls.ts";
import { aStudioOnServer } from "../../tests/fixtures/studio-on-server.ts";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { startPortal } from "../portal.mjs";
import { gameZip } from "./game-zip.ts";
import { quantile } from "../quantile.ts";
import { startVisitor } from "./start-visitor.ts";

const SETTLE_MS = 5_000;
const SAMPLE_MS = 50;

const { values } = parseArgs({
  options: {
    large: { type: "string", default: "250" },
    timed: { type: "string", default: "100" },
    runs: { type: "string", default: "3" },
  },
});

const postgres = await startPostgres();
if (!postgres) throw new Error("Install PostgreSQL: builds are measured on it.");
const portal = await startPortal({
  RATE_LIMITS: "off",
  LOG_LEVEL: "warn",
  // As in the image and with PROCESSES.
  MALLOC_ARENA_MAX: "2",
  DATABASE_URL: postgres.url,
  SESSION_SECRET: "a secret for measurements only",
});
try {
  const calls = new StudioCalls(portal.url, await aStudioOnServer(postgres.url));
  await calls.addCover();
  await warmUp(calls);
  const ways = {
    "in parts": async (zip) => (await uploadInParts(calls, zip)).upload,
    "in one request": (zip) => calls.sendBundle(zip),
  };
  const others = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const [way, send] of Object.entries(ways)) {
      others.push({ way, ...(await measureOthers(send)) });
      console.log(JSON.stringify(others.at(-1)));
    }
  }
  console.log(`\nWhile a zip of ${values.large} MB comes in and is checked (milliseconds):`);
  console.table(others);
  const times = [];
  for (let run = 0; run < Number(values.runs); run += 1) times.push(await measureTimes(calls));
  console.log(`\nMilliseconds for a build of ${values.timed} MB:`);
  console.table(times);
} finally {
  await portal.stop();
  await postgres.stop();
}

/** The first upload loads code and fills caches. */
async function warmUp(calls) {
  await uploadInParts(calls, gameZip(20));
  await visitFor(2 * SETTLE_MS);
}

/** What other visitors notice, and the server's memory, before, during and after. */
async function measureOthers(send) {
  const zip = gameZip(Number(values.large));
  const before = await visitFor(2 * SETTLE_MS);
  const atRest = portal.residentMegabytes();
  const memory = watchMemory();
  const visitor = startVisitor(portal.url);
  const begun = performance.now();
  const { state } = await send(zip);
  const seconds = (performance.now() - begun) / 1_000;
  const during = await visitor.stop();
  const peak = memory.stop();
  if (state !== "DONE") throw new Error(`The upload ended as ${state}`);
  await pause(SETTLE_MS);
  const usual = [...before, ...(await visitFor(2 * SETTLE_MS))];
  const [usualP99, meanwhileP99] = [quantile(usual, 0.99), quantile(during, 0.99)];
  return {
    seconds: round(seconds),
    "MB at rest": atRest,
    "MB more": peak - atRest,
    "p50 usual": round(quantile(usual, 0.5)),
    "p50 meanwhile": round(quantile(during, 0.5)),
    "p99 usual": round(usualP99),
    "p99 meanwhile": round(meanwhileP99),
    "times usual": round(meanwhileP99 / usualP99),
  };
}

async function visitFor(milliseconds) {
  const visitor = startVisitor(portal.url);
  await pause(milliseconds);
  return visitor.stop();
}

function watchMemory() {
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, portal.residentMegabytes())), SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

async function uploadInParts(calls, zip) {
  const begun = performance.now();
  const { uploadId } = await calls.start(zip.length);
  await calls.sendParts(uploadId, zip);
  const sent = performance.now();
  const upload = await calls.untilChecked(uploadId);
  return { upload, uploadMs: sent - begun, checkMs: performance.now() - sent };
}

/** Of a new build, and of the way back to the one before it. */
async function measureTimes(calls) {
  const { tracks } = await calls.details();
  const earlier = tracks.find(({ name }) => name === "internal").releaseId;
  const { uploadMs, checkMs } = await uploadInParts(calls, gameZip(Number(values.timed)));
  const publish = await timeOf(() => calls.publish());
  const rollBack = await timeOf(() => calls.switchPublicTrack(earlier));
  return { upload: round(uploadMs), check: round(checkMs), publish: round(publish), "roll back": round(rollBack) };
}

async function timeOf(act) {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

function round(value) {
  return Number(value.toFixed(value < 10 ? 1 : 0));
}
