import type { ApiConfiguration } from "../configuration";
import type { DatabaseHandle } from "./database";

declare global {
  // On globalThis because the development server loads the build anew after each change: the database stays open.
  var subpixelDatabase: Promise<DatabaseHandle> | undefined;
}

type Addresses = Pick<ApiConfiguration, "databaseUrl" | "dataDir"> &
  Partial<Pick<ApiConfiguration, "databaseDirectUrl">>;

/** The process's one database: a PostgreSQL server by DATABASE_URL, else the embedded one in DATA_DIR. */
export function getDatabase(configuration: Addresses): Promise<DatabaseHandle> {
  globalThis.subpixelDatabase ??= openDatabase(configuration).catch((error: unknown) => {
    globalThis.subpixelDatabase = undefined;
    throw error;
  });
  return globalThis.subpixelDatabase;
}

/** Closes the process's database, if it is open; the next `getDatabase` opens it again. */
export async function closeDatabase(): Promise<void> {
  const opened = globalThis.subpixelDatabase;
  globalThis.subpixelDatabase = undefined;
  // A database that never opened has nothing to close; who asked for it has seen the error.
  const handle = await opened?.catch(() => undefined);
  await handle?.close();
}

async function openDatabase({ databaseUrl, databaseDirectUrl, dataDir }: Addresses): Promise<DatabaseHandle> {
  if (databaseUrl) {
    return (await import("./postgres-database")).openPostgresDatabase(databaseUrl, databaseDirectUrl ?? databaseUrl);
  }
  return (await import("./embedded-database")).openEmbeddedDatabase(dataDir);
}
