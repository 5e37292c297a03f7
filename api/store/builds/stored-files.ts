import { and, asc, eq, getTableColumns, inArray, sql, sum } from "drizzle-orm";
import type { StoredFile, StoredFileIndex } from "../../builds/stored-file";
import type { Database } from "../../db/database";
import { buildFiles, releases, storedFiles } from "../../db/schema/builds";
import { games } from "../../db/schema/catalogue";

/** What one import has asked for; `added` are those that nobody had. */
export type ImportedFiles = StoredFileIndex & { claimedAt: Date; added: ReadonlySet<string> };

/** For one import: all its claims have the same time, by which they differ from those of others. */
export function createStoredFileIndex(database: Database, claimedAt: Date): ImportedFiles {
  const added = new Set<string>();
  // A second claim would hide that somebody else has asked since the first.
  const claimed = new Map<string, StoredFile>();
  const remember = (file: StoredFile) => claimed.set(file.hash, file);
  return {
    claimedAt,
    added,
    async claim({ hash, bytes }) {
      const known = claimed.get(hash);
      if (known !== undefined) return known;
      const { isNew, ...row } = await claimStoredFile(database, { hash, bytes, claimedAt });
      if (isNew) added.add(hash);
      if (!row.isComplete) return null;
      remember(toStoredFile(row));
      return toStoredFile(row);
    },
    async complete(file) {
      const { hash, brotliBytes, gzipBytes } = file;
      const forms = { brotliBytes, gzipBytes, isComplete: true };
      await database.update(storedFiles).set(forms).where(eq(storedFiles.hash, hash));
      remember(file);
    },
  };
}

type Claim = { hash: string; bytes: number; claimedAt: Date };

/** Waits for a collection of the same file; what was collected is inserted again. */
async function claimStoredFile(database: Database, { claimedAt, ...file }: Claim) {
  const [row] = await database
    .insert(storedFiles)
    .values({ ...file, isComplete: false, claimedAt })
    .onConflictDoUpdate({ target: storedFiles.hash, set: { claimedAt } })
    // Only a row that was there has been locked by the update.
    .returning({ ...getTableColumns(storedFiles), isNew: sql<boolean>`xmax = 0` });
  if (!row) throw new Error(`The file ${file.hash} was not claimed`);
  return row;
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

function toStoredFile({ hash, bytes, brotliBytes, gzipBytes }: StoredFile): StoredFile {
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
