import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

/** What stores work with, whichever PostgreSQL is behind it. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/**
 * Calls `onNotice` for every notice (NOTIFY) on the channel, from whichever process, until the database closes. After a
 * lost connection it is called with null: notices may have been missed.
 */
export type Listen = (channel: string, onNotice: (payload: string | null) => void) => Promise<void>;

export type DatabaseHandle = { database: Database; listen: Listen; close: () => Promise<void> };

export const MIGRATIONS_FOLDER = path.resolve("api/db/migrations");
