import { log } from "~observe/log";
import { setConnectionCounter } from "~observe/meters";
import { MIGRATIONS_FOLDER, type DatabaseHandle } from "./database";
import { createListeners } from "./postgres-listener";
import * as schema from "./schema";

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** An arbitrary key that other programs on the server are unlikely to use. */
const MIGRATION_LOCK_KEY = 7_272_744;

async function loadDriver() {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
    import("pg"),
  ]);
  return { drizzle, migrate, pg };
}

type Driver = Awaited<ReturnType<typeof loadDriver>>;

/** `directUrl` bypasses a pooler, which would lose the migration lock and LISTEN. */
export async function openPostgresDatabase(url: string, directUrl = url): Promise<DatabaseHandle> {
  const driver = await loadDriver();
  const pool = new driver.pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectTimeoutMs(url),
    allowExitOnIdle: true,
  });
  pool.on("error", (error) => {
    log.error(`An idle database connection failed: ${error.message}`);
  });
  setConnectionCounter(() => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }));
  try {
    await migrateUnderLock(directUrl, driver);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listeners = createListeners(driver.pg, directUrl);
  const close = async () => {
    await listeners.close();
    await pool.end();
  };
  return { database: driver.drizzle(pool, { schema }), listen: listeners.listen, close };
}

/** PostgreSQL's own URL parameter, in seconds; it also limits the wait for a pool connection. */
function connectTimeoutMs(url: string): number {
  const seconds = new URL(url).searchParams.get("connect_timeout");
  return seconds === null ? CONNECT_TIMEOUT_MS : Number(seconds) * 1000;
}

/** The lock serializes processes that start together; it ends with the connection. */
async function migrateUnderLock(url: string, { drizzle, migrate, pg }: Driver): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectTimeoutMs(url) });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.end();
  }
}
