import path from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema";

export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Calls `onNotification` for every NOTIFY, and with null after a reconnect, when some may have been missed. */
export type Listen = (channel: string, onNotification: (payload: string | null) => void) => Promise<void>;

export type DatabaseHandle = {
  database: Database;
  listen: Listen;
  close: () => Promise<void>;
  /** Of the embedded database: true while a transaction lets all other statements wait. */
  isHeld?: () => boolean;
};

export const MIGRATIONS_FOLDER = path.resolve("api/db/migrations");
