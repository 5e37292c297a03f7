import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** What stores work with, whichever PostgreSQL is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export type DatabaseHandle = { database: Database; close: () => Promise<void> };

export const MIGRATIONS_FOLDER = path.resolve("api/db/migrations");
