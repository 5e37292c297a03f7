import { sql } from "drizzle-orm";
import { getDatabase } from "~api/db/client";
import type { Database, DatabaseHandle } from "~api/db/database";
import { IN_MEMORY } from "~api/db/in-memory";
import { user } from "~api/db/schema";
import { seedDemoCatalogue } from "~api/seed/seed";
import { forgetWords } from "~api/store/words/text-check";
import { databaseForProcess } from "./postgres-database";

const TRUNCATE_EVERY = 50;
let timesEmptied = 0;

/** One per process, in memory or on the server of postgres-server.ts: opening takes seconds, emptying milliseconds. */
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

/**
 * Deleting takes a tenth of the time of truncating all tables, whose files are made anew, but leaves dead rows behind.
 * A new version of the catalogue invalidates the API's caches.
 */
export async function emptyDatabase(database: Database): Promise<void> {
  forgetWords(database);
  timesEmptied += 1;
  await (timesEmptied % TRUNCATE_EVERY === 0 ? truncateTables(database) : deleteRows(database));
}

async function truncateTables(database: Database): Promise<void> {
  await database.execute(sql`
    do $$
    begin
      delete from pgboss.job;
      execute (select 'truncate table ' || string_agg(format('public.%I', tablename), ', ') || ' cascade'
        from pg_tables where schemaname = 'public' and tablename <> 'catalogue_versions');
      update catalogue_versions set version = gen_random_uuid();
    end $$`);
}

/** Without triggers and foreign keys. */
async function deleteRows(database: Database): Promise<void> {
  await database.execute(sql`
    do $$
    declare t text; is_filled boolean;
    begin
      delete from pgboss.job;
      set local session_replication_role = replica;
      for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'catalogue_versions' loop
        execute format('select exists (select from public.%I)', t) into is_filled;
        if is_filled then execute format('delete from public.%I', t); end if;
      end loop;
      update catalogue_versions set version = gen_random_uuid();
    end $$`);
}

/** Only the first call of a process seeds: restoring its rows takes a tenth of the time. */
export async function fillWithDemoCatalogue(database: Database): Promise<void> {
  const kept = await database
    .select({ name: sql`nspname` })
    .from(sql`pg_namespace`)
    .where(sql`nspname = 'kept'`);
  if (kept.length > 0) {
    await restoreRows(database);
    return;
  }
  const isWithoutPeople = (await database.$count(user)) === 0;
  await seedDemoCatalogue(database, new Date());
  if (isWithoutPeople) await keepRows(database);
}

/** Copies every row to the schema `kept`. */
export async function keepRows(database: Database): Promise<void> {
  await database.execute(sql`
    do $$
    declare t record;
    begin
      create schema kept;
      for t in
        select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'catalogue_versions'
      loop
        execute format('create table kept.%1$I as table public.%1$I', t.name);
      end loop;
    end $$`);
}

/** To an empty database, without triggers and foreign keys; a new version invalidates the API's caches. */
export async function restoreRows(database: Database): Promise<void> {
  await database.execute(sql`
    do $$
    declare t record;
    begin
      set local session_replication_role = replica;
      for t in
        select table_name as name, string_agg(format('%I', column_name), ', ') as columns
          from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'
            and table_name in (select tablename from pg_tables where schemaname = 'kept')
          group by table_name
      loop
        execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from kept.%1$I', t.name, t.columns);
      end loop;
      update catalogue_versions set version = gen_random_uuid();
    end $$`);
}
