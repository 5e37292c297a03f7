import { and, asc, eq, inArray, sum } from "drizzle-orm";
import type { StoredFile, StoredFileIndex } from "../../builds/stored-file";
import type { Database } from "../../db/database";
import { buildFiles, releases, storedFiles } from "../../db/schema/builds";
import { games } from "../../db/schema/catalogue";

/** `clock` gives the time of each claim. */
export function createStoredFileIndex(database: Database, clock: () => Date): StoredFileIndex {
  return {
    async claim({ hash, bytes }) {
      const claimedAt = clock();
      // Waits for a collection of the same file; what was collected is inserted again.
      const [row] = await database
        .insert(storedFiles)
        .values({ hash, bytes, isComplete: false, claimedAt })
        .onConflictDoUpdate({ target: storedFiles.hash, set: { claimedAt } })
        .returning();
      return row?.isComplete === true ? toStoredFile(row) : null;
    },
    async complete({ hash, brotliBytes, gzipBytes }) {
      const forms = { brotliBytes, gzipBytes, isComplete: true };
      await database.update(storedFiles).set(forms).where(eq(storedFiles.hash, hash));
    },
  };
}

/** Keeps stored files from being collected; gives those that there are, by hash. */
export async function claimStoredFiles(
  database: Database,
  hashes: readonly string[],
  now: Date,
): Promise<Map<string, StoredFile>> {
  if (hashes.length === 0) return new Map();
  const inOneOrder = database
    .select({ hash: storedFiles.hash })
    .from(storedFiles)
    .where(and(inArray(storedFiles.hash, [...hashes]), storedFiles.isComplete))
    .orderBy(asc(storedFiles.hash))
    .for("no key update");
  const rows = await database
    .update(storedFiles)
    .set({ claimedAt: now })
    .where(inArray(storedFiles.hash, inOneOrder))
    .returning();
  return new Map(rows.map((row) => [row.hash, toStoredFile(row)]));
}

function toStoredFile({ hash, bytes, brotliBytes, gzipBytes }: typeof storedFiles.$inferSelect): StoredFile {
  return { hash, bytes, brotliBytes, gzipBytes };
}

/** Which of the files are in builds of the studio; what others have uploaded stays unknown. */
export async function listStoredHashes(
  database: Database,
  studioId: string,
  hashes: readonly string[],
): Promise<string[]> {
  if (hashes.length === 0) return [];
  const rows = await database
    .selectDistinct({ hash: buildFiles.hash })
    .from(buildFiles)
    .innerJoin(releases, eq(releases.buildId, buildFiles.buildId))
    .innerJoin(games, eq(games.gameId, releases.gameId))
    .where(and(eq(games.studioId, studioId), inArray(buildFiles.hash, [...hashes])));
  return rows.map(({ hash }) => hash);
}

/** Of all builds of the studio's games; files that are equal count once. */
export async function countStoredBytes(database: Database, studioId: string): Promise<number> {
  const ofStudio = database
    .select({ hash: buildFiles.hash })
    .from(buildFiles)
    .innerJoin(releases, eq(releases.buildId, buildFiles.buildId))
    .innerJoin(games, eq(games.gameId, releases.gameId))
    .where(eq(games.studioId, studioId));
  const [row] = await database
    .select({ bytes: sum(storedFiles.bytes) })
    .from(storedFiles)
    .where(inArray(storedFiles.hash, ofStudio));
  return Number(row?.bytes ?? 0);
}
