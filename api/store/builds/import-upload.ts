import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { and, eq } from "drizzle-orm";
import { log } from "~observe/log";
import { importBuild, type ImportedBuild } from "../../builds/import-build";
import { readZip } from "../../builds/read-zip";
import { RefusedBuild, refusal } from "../../builds/refused-build";
import type { StoredFile } from "../../builds/stored-file";
import type { Database } from "../../db/database";
import { games, tracks } from "../../db/schema/catalogue";
import { lockStudio } from "../studios/memberships";
import type { BuildServices } from "./build-services";
import { joinParts } from "./part-files";
import { createRelease, saveBuild } from "./releases";
import { claimStoredFiles, countStoredBytes, createStoredFileIndex, listStoredHashes } from "./stored-files";
import { findStudioLimits, type StudioLimits } from "./studio-limits";
import { pointTrack } from "./track-releases";
import { deleteAddedFiles } from "./unnamed-files";
import { endUpload, type Lease } from "./upload-lease";
import type { UploadRow } from "./upload-rows";

type Run = { lease: Lease; signal: AbortSignal; onProgress: (done: number, total: number) => void };
type Studio = { studioId: string; limits: StudioLimits };

/** Stores the files first and then, in one step, the build, its release and what the track points to. */
export async function importUpload(services: BuildServices, run: Run): Promise<void> {
  const { database, fileStore } = services;
  const { upload } = run.lease;
  const studio = await findStudio(database, upload.gameId);
  const index = createStoredFileIndex(database, new Date());
  await mkdir(fileStore.workFolder, { recursive: true });
  const folder = await mkdtemp(path.join(fileStore.workFolder, "upload-"));
  try {
    const reused = await claimReused(database, upload, studio);
    const zip = path.join(folder, "zip");
    await joinParts(fileStore, upload, zip, run.signal);
    const build = await importBuild(upload.bytes === 0 ? null : await readZip(zip, studio.limits), {
      limits: studio.limits,
      store: fileStore,
      index,
      reused,
      onProgress: run.onProgress,
      signal: run.signal,
    });
    await finish(database, run.lease, build, studio);
  } catch (error) {
    await deleteAddedFiles(services, index).catch((cause: unknown) => {
      log.warn({ err: cause, uploadId: upload.uploadId }, "Files of a failed upload stay until they are collected");
    });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function findStudio(database: Database, gameId: string): Promise<Studio> {
  const [game] = await database.select({ studioId: games.studioId }).from(games).where(eq(games.gameId, gameId));
  if (!game) throw new Error(`The game ${gameId} of an upload is gone`);
  return { ...game, limits: await findStudioLimits(database, game.studioId) };
}

/** The studio may have lost them since the upload began. */
async function claimReused(
  database: Database,
  { reused }: UploadRow,
  { studioId }: Studio,
): Promise<Record<string, StoredFile>> {
  const own = await listStoredHashes(database, studioId, [...new Set(Object.values(reused))]);
  const stored = await claimStoredFiles(database, own, new Date());
  const files = Object.entries(reused).map(([name, hash]) => {
    const file = stored.get(hash);
    if (file === undefined) throw new RefusedBuild([refusal("reused_file_missing", { file: name })]);
    return [name, file] as const;
  });
  return Object.fromEntries(files);
}

async function finish(
  database: Database,
  lease: Lease,
  build: ImportedBuild,
  { studioId, limits: { maxStoredBytes } }: Studio,
): Promise<void> {
  const { gameId, userId, version, track } = lease.upload;
  const now = new Date();
  await database.transaction(async (transaction) => {
    await lockStudio(transaction, studioId);
    await saveBuild(transaction, build, now);
    const release = await createRelease(transaction, { gameId, buildId: build.buildId, version, userId, now });
    if ((await countStoredBytes(transaction, studioId)) > maxStoredBytes)
      throw new RefusedBuild([refusal("quota_exceeded", { limit: maxStoredBytes })]);
    const trackId = await findTrackId(transaction, gameId, track);
    await pointTrack(transaction, { trackId, releaseId: release.releaseId, userId, now });
    const isEnded = await endUpload(transaction, lease, release, now);
    if (!isEnded) throw new Error("Another process has taken the upload over");
  });
}

async function findTrackId(transaction: Database, gameId: string, name: string): Promise<string> {
  const [track] = await transaction
    .select({ trackId: tracks.trackId })
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), eq(tracks.name, name)));
  if (!track) throw new Error(`The track ${name} of an upload is gone`);
  return track.trackId;
}
