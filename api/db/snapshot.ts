import { cpSync, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import path from "node:path";
import { migrate } from "drizzle-orm/pglite/migrator";
import { MIGRATIONS_FOLDER, type Database } from "./database";
import { databaseOf, EmbeddedEngine } from "./embedded-engine";

export const SNAPSHOT_PATH = path.resolve("build/database-snapshot");

/** Contains the demo catalogue only: accounts, sessions and the signing key are created in DATA_DIR. */
export async function writeSnapshot(
  seed: (database: Database) => Promise<void>,
  target = SNAPSHOT_PATH,
): Promise<void> {
  // Renamed when complete, so that an interrupted build leaves no partial snapshot.
  const unfinished = `${target}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const engine = await EmbeddedEngine.open(unfinished);
  try {
    const database = databaseOf(engine);
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
    await seed(database);
    await engine.exec("vacuum analyze");
    await engine.exec("checkpoint");
  } finally {
    await engine.close();
  }
  await rm(target, { recursive: true, force: true });
  await rename(unfinished, target);
}

export function copySnapshot(folder: string, source = SNAPSHOT_PATH): boolean {
  if (!existsSync(source)) return false;
  cpSync(source, folder, { recursive: true });
  return true;
}
