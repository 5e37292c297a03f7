import type { ApiConfiguration } from "../configuration";
import type { DatabaseHandle } from "./database";

declare global {
  // On globalThis: the development server reloads the build on each change, and the database stays open.
  var subpixelDatabase: Promise<DatabaseHandle> | undefined;
}

type DatabaseSettings = Pick<ApiConfiguration, "databaseUrl" | "dataDir"> &
  Partial<Pick<ApiConfiguration, "databaseDirectUrl" | "hasDemo">>;

export function getDatabase(configuration: DatabaseSettings): Promise<DatabaseHandle> {
  globalThis.subpixelDatabase ??= openDatabase(configuration).catch((error: unknown) => {
    globalThis.subpixelDatabase = undefined;
    throw error;
  });
  return globalThis.subpixelDatabase;
}

export async function closeDatabase(): Promise<void> {
  const opened = globalThis.subpixelDatabase;
  globalThis.subpixelDatabase = undefined;
  // A failed open has nothing to close; its caller got the error.
  const handle = await opened?.catch(() => undefined);
  await handle?.close();
}

/** True while a transaction of the embedded database lets all other statements wait. */
export async function isDatabaseHeld(): Promise<boolean> {
  const handle = await globalThis.subpixelDatabase?.catch(() => undefined);
  return handle?.isHeld?.() ?? false;
}

async function openDatabase(settings: DatabaseSettings): Promise<DatabaseHandle> {
  const { databaseUrl, databaseDirectUrl, dataDir, hasDemo = true } = settings;
  if (databaseUrl) {
    return (await import("./postgres-database")).openPostgresDatabase(databaseUrl, databaseDirectUrl ?? databaseUrl);
  }
  return (await import("./embedded-database")).openEmbeddedDatabase(dataDir, hasDemo);
}
