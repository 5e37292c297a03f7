import type { Pool } from "pg";
import { MIGRATIONS_FOLDER, type DatabaseHandle } from "./database";
import { createListeners } from "./postgres-listener";
import * as schema from "./schema";

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
/** Any number that other programs on the same server are unlikely to lock. */
const MIGRATION_LOCK_KEY = 7_272_744;

/** The driver, loaded only by processes that speak to a server. */
async function loadDriver() {
  const [{ drizzle }, { migrate }, { default: pg }] = await Promise.all([
    import("drizzle-orm/node-postgres"),
    import("drizzle-orm/node-postgres/migrator"),
    import("pg"),
  ]);
  return { drizzle, migrate, pg };
}

type Driver = Awaited<ReturnType<typeof loadDriver>>;

/** Opens a PostgreSQL server's database and brings its tables up to date. */
export async function openPostgresDatabase(url: string): Promise<DatabaseHandle> {
  const driver = await loadDriver();
  const pool = new driver.pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: connectTimeoutMs(url),
    allowExitOnIdle: true,
  });
  pool.on("error", (error) => {
    console.error(`An idle database connection failed: ${error.message}`);
  });
  try {
    await migrateUnderLock(pool, driver);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const ears = createListeners(driver.pg, url);
  const close = async () => {
    await ears.close();
    await pool.end();
  };
  return { database: driver.drizzle(pool, { schema }), listen: ears.listen, close };
}

/** PostgreSQL's own parameter of the address, in seconds; it also bounds the wait for one of the pool's connections. */
function connectTimeoutMs(url: string): number {
  const asked = new URL(url).searchParams.get("connect_timeout");
  return asked === null ? CONNECT_TIMEOUT_MS : Number(asked) * 1000;
}

/** Several processes may start at once; the lock makes them migrate one after the other. */
async function migrateUnderLock(pool: Pool, { drizzle, migrate }: Driver): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK_KEY]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  } finally {
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK_KEY]).finally(() => {
      client.release();
    });
  }
}
