import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { createApi } from "~api/app";
import { createFileStore } from "~api/builds/create-file-store";
import { parseConfiguration } from "~api/configuration";
import { openPostgresDatabase } from "~api/db/postgres-database";
import * as schema from "~api/db/schema";
import { createIdentity } from "~api/identity/identity";
import { createPortalHealth } from "~api/store/health/portal-health";
import { createPortalJobs } from "~api/portal-jobs";
import { fillForLoad, type FillProgress } from "~api/seed/at-size/fill";
import { planLoad, type LoadSize } from "~api/seed/at-size/load-plan";
import { seedDemoCatalogue } from "~api/seed/seed";
import { createVisitor, type TestApi } from "../../tests/setup/test-api";
import { findSubject, signInAs, type Subject } from "./subject";

export type Statement = { text: string; values: unknown[] };

export type MeasuredApi = {
  fetch(path: string): Promise<Response>;
  /** As a player in the middle of the largest leaderboard. */
  fetchAsPlayer(path: string): Promise<Response>;
  subject: Subject;
  statementsOf(work: () => Promise<unknown>): Promise<Statement[]>;
  pool: pg.Pool;
  close(): Promise<void>;
};

const SITE_URL = "http://portal.bench";
const SECRET = "a secret for measurements that sign in nobody else";

export async function createDatabase(serverUrl: string, name: string, size: LoadSize): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const { database, close } = await openPostgresDatabase(url.href);
  const now = new Date();
  await seedDemoCatalogue(database, now);
  await fillForLoad(database, planLoad(size, now), { progress: printStages(name), isAgain: false });
  await close();
  return url.href;
}

function printStages(name: string): FillProgress {
  let stage = "";
  let startedAt = 0;
  return {
    begin(next) {
      [stage, startedAt] = [next, performance.now()];
    },
    advance: () => undefined,
    end() {
      console.log(`${name}: ${stage} in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
    },
  };
}

export async function openMeasuredApi(url: string): Promise<MeasuredApi> {
  const migrated = await openPostgresDatabase(url);
  await migrated.close();
  let statements: Statement[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // The server may stop before its connections are closed.
  pool.on("error", () => undefined);
  const logger = {
    logQuery: (query: string, params: unknown[]) => void statements.push({ text: query, values: params }),
  };
  const database = drizzle(pool, { schema, logger });
  const configuration = parseConfiguration(
    { SITE_URL, DATABASE_URL: url, SESSION_SECRET: SECRET, RATE_LIMITS: "off" },
    { isEmbedded: true },
  );
  const identity = createIdentity(configuration, database, SECRET);
  const listen = () => Promise.resolve();
  const fileStore = createFileStore(configuration);
  const jobs = createPortalJobs({ configuration, database, secret: SECRET, fileStore });
  const health = createPortalHealth({ configuration, database, fileStore });
  const api = createApi({ configuration, database, listen, identity, jobs, fileStore, health });
  const fetch: TestApi["fetch"] = (path, init) => api.fetch(new Request(`http://api.internal${path}`, init));
  const subject = await findSubject(database);
  const player = createVisitor(fetch, SITE_URL);
  await signInAs(database, player, subject.userId);
  return {
    fetch,
    fetchAsPlayer: (path) => player.fetch(path),
    subject,
    async statementsOf(work) {
      statements = [];
      await work();
      return statements;
    },
    pool,
    close: () => pool.end(),
  };
}
