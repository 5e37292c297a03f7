import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { startPortal } from "../portal.mjs";
import { signUp } from "../signed-in.mjs";
import { measuredAddresses } from "./addresses.ts";
import { fillDesk, vacuum } from "./desk-database.ts";
import { measureAddresses } from "./measure.ts";

const OWNER = "bench_owner";

const { values } = parseArgs({
  options: {
    embedded: { type: "boolean", default: false },
    games: { type: "string", default: "100000" },
    rounds: { type: "string", default: "50" },
    only: { type: "string", default: "" },
  },
});
const dataDir = mkdtempSync(path.join(tmpdir(), "desk-bench-"));
const postgres = values.embedded ? null : await startPostgres();
if (!values.embedded && !postgres) throw new Error("Install PostgreSQL, or measure with --embedded.");
const databaseUrl = postgres?.url;
const settings = {
  ...{ DATA_DIR: dataDir, RATE_LIMITS: "off", LOG_LEVEL: "warn", SESSION_SECRET: "a secret for measurements only" },
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
};

try {
  const cookie = await withPortal(({ url }) => signUp(url, OWNER));
  const pieces = await fillDesk({ databaseUrl, dataDir }, OWNER, Number(values.games));
  // The first start gives all games their builds, which writes their rows anew.
  await withPortal(() => undefined);
  await vacuum({ databaseUrl, dataDir });
  const addresses = measuredAddresses(pieces).filter(({ name }) => name.includes(values.only));
  await withPortal(async ({ url }) => {
    const rows = await measureAddresses({ url, cookie }, addresses, Number(values.rounds));
    console.log(postgres ? "On a PostgreSQL server." : "On the embedded database.");
    console.log(`Load of the machine: ${loadavg()[1].toFixed(1)} for ${availableParallelism()} cores. Milliseconds.`);
    console.table(Object.fromEntries(rows.map(({ name, ...row }) => [name, row])));
  });
} finally {
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function withPortal(work) {
  const portal = await startPortal(settings);
  try {
    return await work(portal);
  } finally {
    await portal.stop();
  }
}
