import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { migrate } from "drizzle-orm/pglite/migrator";
import { buildsFolder } from "../builds/create-file-store";
import { PREPARED_FILES } from "../builds/prepared-builds";
import { MIGRATIONS_FOLDER, type DatabaseHandle, type Listen } from "./database";
import { lockDataDir } from "./data-dir-lock";
import { IN_MEMORY } from "./in-memory";
import { EmbeddedEngine, databaseOf } from "./embedded-engine";
import { copySnapshot } from "./snapshot";

/** With the demo, a new folder starts from the snapshot, which contains it. */
export async function openEmbeddedDatabase(dataDir: string, hasDemo = true): Promise<DatabaseHandle> {
  if (dataDir === IN_MEMORY) return openMigrated(await EmbeddedEngine.open(IN_MEMORY));
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

async function openFolder(dataDir: string, hasDemo: boolean): Promise<EmbeddedEngine> {
  const folder = path.join(dataDir, "database");
  // The marker survives a killed first start, whose folder is incomplete and has no data.
  if (existsSync(markerPath(dataDir))) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder)) return EmbeddedEngine.open(folder);
  writeFileSync(markerPath(dataDir), "");
  if (hasDemo && copySnapshot(folder)) copySnapshot(buildsFolder(dataDir), PREPARED_FILES);
  else mkdirSync(folder);
  return EmbeddedEngine.open(folder);
}

function markerPath(dataDir: string): string {
  return path.join(dataDir, "database-in-the-making");
}

async function openMigrated(engine: EmbeddedEngine): Promise<DatabaseHandle> {
  const database = databaseOf(engine);
  try {
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
  } catch (error) {
    await engine.close();
    throw error;
  }
  const listen: Listen = (channel, onNotification) => engine.listen(channel, onNotification);
  return { database, listen, close: () => engine.close(), isHeld: () => engine.isInTransaction };
}
