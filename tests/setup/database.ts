import { sql } from "drizzle-orm";
import { getDatabase } from "~api/db/client";
import type { Database, DatabaseHandle } from "~api/db/database";
import { IN_MEMORY } from "~api/db/in-memory";
import { databaseForProcess } from "./postgres-database";

/**
 * The test process's one database, emptied: the embedded one in memory, or with TEST_DATABASE=postgres one on the
 * server that postgres-server.ts started. Opening takes seconds, emptying milliseconds.
 */
export async function openTestDatabase(): Promise<Database> {
  return (await openTestHandle()).database;
}

export async function openTestHandle(): Promise<DatabaseHandle> {
  const isPostgres = process.env["TEST_DATABASE"] === "postgres";
  const databaseUrl = isPostgres ? await databaseForProcess() : undefined;
  const handle = await getDatabase({ databaseUrl, dataDir: IN_MEMORY });
  await emptyDatabase(handle.database);
  return handle;
}

export async function emptyDatabase(database: Database): Promise<void> {
  await database.execute(sql`
    do $$
    declare tables text;
    begin
      select string_agg(format('%I.%I', schemaname, tablename), ', ') into tables
        from pg_tables where schemaname = 'public';
      execute 'truncate table ' || tables || ' cascade';
    end $$`);
}
