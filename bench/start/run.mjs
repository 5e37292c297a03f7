import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { startPostgres } from "../../tests/setup/postgres.ts";
import { median } from "../median.ts";
import { startArguments } from "../portal.mjs";
import { timeToFirstPage } from "./first-page.mjs";

const BARE = ["node_modules/@remix-run/serve/dist/cli.js", "bench/start/bare-build.mjs"];
const PORTAL = startArguments();

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" } } });
const postgres = await startPostgres();
const folders = [];
const times = {};

try {
  const existingFolder = newFolder();
  for (let run = 0; run < Number(values.runs); run += 1) {
    await note("bare Remix route", BARE, {});
    await note("fresh data", PORTAL, { DATA_DIR: newFolder() });
    // Also a fresh folder, hence not counted.
    if (run === 0) await timeToFirstPage(PORTAL, { DATA_DIR: existingFolder });
    await note("data present", PORTAL, { DATA_DIR: existingFolder });
    if (postgres) await measureOnPostgres(run);
  }
  const baseline = median(times["bare Remix route"]);
  console.table(Object.fromEntries(Object.entries(times).map(([name, list]) => [name, toRow(list, baseline)])));
} finally {
  await postgres?.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

async function measureOnPostgres(run) {
  const name = `start_${run}`;
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  const settings = { DATABASE_URL: url.href, SESSION_SECRET: "a secret for measurements", DATA_DIR: newFolder() };
  await note("PostgreSQL, empty database", PORTAL, settings);
  await note("PostgreSQL, data present", PORTAL, settings);
}

async function note(name, args, settings) {
  times[name] ??= [];
  times[name].push(await timeToFirstPage(args, settings));
}

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "start-bench-"));
  folders.push(folder);
  return folder;
}

function toRow(list, baseline) {
  const middle = median(list);
  return {
    "median ms": Math.round(middle),
    "best ms": Math.round(Math.min(...list)),
    "times bare": Number((middle / baseline).toFixed(1)),
  };
}
