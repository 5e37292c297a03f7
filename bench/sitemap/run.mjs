import { parseArgs } from "node:util";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { createDatabase } from "../data/portal-data.ts";
import { startPortal } from "../portal.mjs";
import { fetchSitemap } from "./fetch-sitemap.mjs";
import { toRows } from "./file-times.mjs";

const SIZE = { games: 100_000, challenges: 20_000, players: 1_000, scoresPerPlayer: 5, randomSeed: 1 };
const SECRET = "a secret for measurements that sign in nobody";

const { values } = parseArgs({ options: { database: { type: "string" } } });
const server = values.database ? null : await startPostgres();
if (!values.database && !server)
  throw new Error("Install PostgreSQL, or name a database that npm run seed has filled.");

try {
  const url = values.database ?? (await createDatabase(server.url, "sitemap", SIZE));
  await measure({ DATABASE_URL: url, SESSION_SECRET: SECRET });
} finally {
  await server?.stop();
}

async function measure(settings) {
  const portal = await startPortal(settings);
  try {
    const before = portal.residentMegabytes();
    const started = performance.now();
    const files = await fetchSitemap(`${portal.url}/sitemap.xml`, printProgress);
    const fetching = files.reduce((sum, file) => sum + file.milliseconds, 0);
    console.table(toRows(files));
    const addresses = files.reduce((sum, file) => sum + file.addresses, 0);
    console.log(`${files.length} files, ${addresses} addresses; every file is valid by its schema.`);
    console.log(`Fetching took ${seconds(fetching)} s, validating too ${seconds(performance.now() - started)} s.`);
    console.log(`The server's memory: ${before} MB before, ${portal.peakMegabytes()} MB at its peak.`);
  } finally {
    await portal.stop();
  }
}

function printProgress(done, all) {
  process.stdout.write(`\r${done} of ${all} files${done === all ? "\n" : ""}`);
}

function seconds(milliseconds) {
  return (milliseconds / 1_000).toFixed(0);
}
