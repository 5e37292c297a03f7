import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { and, asc, eq, inArray, lte, not, notExists, type SQL } from "drizzle-orm";
import type { FileStore } from "../../builds/file-store";
import { buildFiles, storedFiles, uploads } from "../../db/schema/builds";
import type { BuildServices } from "./build-services";
import { deleteParts } from "./part-files";
import type { ImportedFiles } from "./stored-files";

const HOUR_MS = 60 * 60 * 1000;
/** No import takes as long. */
const UNNAMED_FILE_MS = 24 * HOUR_MS;
const ABANDONED_UPLOAD_MS = 48 * HOUR_MS;
const FILES_AT_ONCE = 100;

/** Files that no build names and no import has asked for lately. */
export async function deleteUnnamedFiles(services: BuildServices, now: Date): Promise<void> {
  await deleteUnnamed(services, lte(storedFiles.claimedAt, ago(now, UNNAMED_FILE_MS)));
}

/** What an import that failed has added, unless another one has asked for it since. */
export async function deleteAddedFiles(services: BuildServices, { added, claimedAt }: ImportedFiles): Promise<void> {
  const hashes = [...added];
  while (hashes.length > 0) {
    const some = hashes.splice(0, FILES_AT_ONCE);
    await deleteUnnamed(services, and(inArray(storedFiles.hash, some), eq(storedFiles.claimedAt, claimedAt)));
  }
}

/** `isUnclaimed` is false for a file as soon as an import asks for it. */
async function deleteUnnamed(services: BuildServices, isUnclaimed: SQL | undefined): Promise<void> {
  const { database } = services;
  const naming = database.select().from(buildFiles).where(eq(buildFiles.hash, storedFiles.hash));
  const isUnneeded = and(isUnclaimed, notExists(naming));
  const hashes = await markIncomplete(services, isUnneeded);
  while (hashes.length > 0) await deleteMarked(services, hashes.splice(0, FILES_AT_ONCE), isUnneeded);
}

/** From here on an import stores them again. */
async function markIncomplete({ database }: BuildServices, isUnneeded: SQL | undefined): Promise<string[]> {
  const rows = await database
    .update(storedFiles)
    .set({ isComplete: false })
    .where(isUnneeded)
    .returning({ hash: storedFiles.hash });
  return rows.map(({ hash }) => hash);
}

/** Its rows stay locked, so that an import that asks for one waits until its bytes are gone. */
async function deleteMarked(
  { database, fileStore }: BuildServices,
  hashes: string[],
  isUnneeded: SQL | undefined,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const rows = await transaction
      .select({ hash: storedFiles.hash })
      .from(storedFiles)
      .where(and(inArray(storedFiles.hash, hashes), not(storedFiles.isComplete), isUnneeded))
      .orderBy(asc(storedFiles.hash))
      .for("update");
    const found = rows.map(({ hash }) => hash);
    if (found.length === 0) return;
    await fileStore.delete(found.flatMap((hash) => [hash, `${hash}.br`, `${hash}.gz`]));
    await transaction.delete(storedFiles).where(inArray(storedFiles.hash, found));
  });
}

/** Whatever came of them: a release tells the rest. */
export async function deleteOldUploads({ database, fileStore }: BuildServices, now: Date): Promise<void> {
  const old = await database
    .select()
    .from(uploads)
    .where(lte(uploads.changedAt, ago(now, ABANDONED_UPLOAD_MS)));
  for (const upload of old) {
    await deleteParts(fileStore, upload);
    await database
      .delete(uploads)
      .where(and(eq(uploads.uploadId, upload.uploadId), eq(uploads.changedAt, upload.changedAt)));
  }
}

/** What a process that was killed left in the work folder. */
export async function deleteLeftovers({ workFolder }: FileStore, now: Date): Promise<void> {
  for (const name of await readdir(workFolder).catch(() => [])) {
    const leftover = path.join(workFolder, name);
    const found = await stat(leftover).catch(() => null);
    if (found !== null && found.mtime <= ago(now, UNNAMED_FILE_MS))
      await rm(leftover, { recursive: true, force: true });
  }
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}
