import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { buildsFolder } from "../builds/create-file-store";
import { PREPARED_FILES } from "../builds/prepared-builds";
import { MIGRATIONS_FOLDER, type DatabaseHandle, type Listen } from "./database";
import { lockDataDir } from "./data-dir-lock";
import { IN_MEMORY } from "./in-memory";
import * as schema from "./schema";
import { createEmbedded } from "./embedded-engine";
import { copySnapshot } from "./snapshot";

/** With the demo, a new folder starts from the snapshot, which contains it. */
export async function openEmbeddedDatabase(dataDir: string, hasDemo = true): Promise<DatabaseHandle> {
  if (dataDir === IN_MEMORY) return openMigrated(await createEmbedded(IN_MEMORY));
  const lock = lockDataDir(dataDir);
  try {
    const handle = await openMigrated(await openFolder(dataDir, hasDemo));
    rmSync(markerPath(dataDir), { force: true });
    return {
      ...handle,
      async close() {
        await handle.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openFolder(dataDir: string, hasDemo: boolean): Promise<PGlite> {
  const folder = path.join(dataDir, "database");
  // The marker survives a killed first start, whose folder is incomplete and has no data.
  if (existsSync(markerPath(dataDir))) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder)) return createEmbedded(folder);
  writeFileSync(markerPath(dataDir), "");
  if (hasDemo && copySnapshot(folder)) copySnapshot(buildsFolder(dataDir), PREPARED_FILES);
  else mkdirSync(folder);
  return createEmbedded(folder);
}

function markerPath(dataDir: string): string {
  return path.join(dataDir, "database-in-the-making");
}

async function openMigrated(client: PGlite): Promise<DatabaseHandle> {
  const database = drizzle(client, { schema });
  await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  const listen: Listen = async (channel, onNotification) => {
    await client.listen(channel, onNotification);
  };
  return { database, listen, close: () => client.close() };
}
