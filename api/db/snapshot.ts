import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { MIGRATIONS_FOLDER, type Database } from "./database";
import * as schema from "./schema";

export const SNAPSHOT_PATH = path.resolve("build/database-snapshot.tar.gz");

/**
 * Writes a migrated and seeded database as one file, so that the first start need not make one. It holds the demo
 * catalogue only: sessions, accounts of people and the signing key come into being in DATA_DIR.
 */
export async function writeSnapshot(
  seed: (database: Database) => Promise<void>,
  target = SNAPSHOT_PATH,
): Promise<void> {
  const client = await PGlite.create("memory://");
  try {
    const database = drizzle(client, { schema });
    await migrate(database, { migrationsFolder: MIGRATIONS_FOLDER });
    await seed(database);
    await client.exec("vacuum analyze");
    await client.exec("checkpoint");
    const dump = await client.dumpDataDir("gzip");
    await mkdir(path.dirname(target), { recursive: true });
    // Written aside and renamed: a build that is interrupted leaves no half snapshot.
    await writeFile(`${target}.new`, new Uint8Array(await dump.arrayBuffer()));
    await rename(`${target}.new`, target);
  } finally {
    await client.close();
  }
}

/** The build's snapshot, or null when there is none. */
export async function readSnapshot(source = SNAPSHOT_PATH): Promise<Blob | null> {
  if (!existsSync(source)) return null;
  return new Blob([new Uint8Array(await readFile(source))], { type: "application/gzip" });
}
