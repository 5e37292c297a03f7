import { asc, eq } from "drizzle-orm";
import type { CatalogueRelease, CatalogueTrack } from "~contract/entities/catalogue-facts";
import type { Database } from "../../db/database";
import { builds, releases } from "../../db/schema/builds";
import { games, tracks } from "../../db/schema/catalogue";
import { lockGame } from "../builds/releases";
import { pointTrack } from "../builds/track-releases";
import { compareVersions } from "../builds/versions";
import { CatalogueFailure } from "./piece-kind";

export async function readTracks(database: Database, gameId: string): Promise<CatalogueTrack[]> {
  const rows = await database
    .select({ track: tracks, release: releases })
    .from(tracks)
    .leftJoin(releases, eq(releases.releaseId, tracks.releaseId))
    .where(eq(tracks.gameId, gameId))
    .orderBy(asc(tracks.trackId));
  return rows.map(({ track: { trackId, name, isPublic }, release }) => ({
    ...{ trackId, name, isPublic },
    release: release && {
      ...{ releaseId: release.releaseId, version: release.version, buildId: release.buildId, notes: release.notes },
      createdAt: release.createdAt.toISOString(),
    },
  }));
}

/** Tracks that are only here stay, as do releases of those that have none in the files. */
export function mergeTracks(file: CatalogueTrack[], current: CatalogueTrack[]): CatalogueTrack[] {
  const same = (id: string) => current.find(({ trackId }) => trackId === id);
  const known = file.map((track) => ({ ...track, release: track.release ?? same(track.trackId)?.release ?? null }));
  const kept = current.filter(({ trackId }) => !file.some((track) => track.trackId === trackId));
  return [...known, ...kept].sort((left, right) => (left.trackId < right.trackId ? -1 : 1));
}

type TracksChange = { gameId: string; tracks: CatalogueTrack[]; now: Date };

export async function writeTracks(transaction: Database, { gameId, tracks: all, now }: TracksChange): Promise<void> {
  const repeated = all.find(({ name }, index) => all.findIndex((track) => track.name === name) < index);
  if (repeated) throw new CatalogueFailure("track_name_taken", { field: "facts.tracks", detail: repeated.name });
  for (const { trackId, name, isPublic, release } of all) {
    const [row] = await transaction.select().from(tracks).where(eq(tracks.trackId, trackId));
    if (row && row.gameId !== gameId) {
      throw new CatalogueFailure("conflict", { field: "facts.tracks", detail: trackId });
    }
    // A track without a build says so by an empty version.
    await transaction
      .insert(tracks)
      .values({ trackId, gameId, name, isPublic, release: "" })
      .onConflictDoUpdate({ target: tracks.trackId, set: { name, isPublic } });
    if (!release) continue;
    await writeRelease(transaction, gameId, release, now);
    await pointTrack(transaction, { trackId, releaseId: release.releaseId, userId: null, now });
  }
}

async function writeRelease(
  transaction: Database,
  gameId: string,
  { releaseId, version, buildId, notes, createdAt }: CatalogueRelease,
  now: Date,
): Promise<void> {
  const [row] = await transaction.select().from(releases).where(eq(releases.releaseId, releaseId));
  const failure = (code: "conflict" | "version_taken" | "build_missing", detail: string) =>
    new CatalogueFailure(code, { field: "facts.tracks", detail });
  if (row && (row.gameId !== gameId || row.buildId !== buildId || row.version !== version)) {
    throw failure("conflict", releaseId);
  }
  if (row) {
    await transaction.update(releases).set({ notes }).where(eq(releases.releaseId, releaseId));
    return;
  }
  if ((await transaction.$count(builds, eq(builds.buildId, buildId))) === 0) throw failure("build_missing", buildId);
  const last = await lockGame(transaction, gameId);
  const moments = { createdAt: new Date(createdAt), unusedSince: now };
  const [added] = await transaction
    .insert(releases)
    .values({ releaseId, gameId, buildId, version, notes, createdBy: null, ...moments })
    .onConflictDoNothing({ target: [releases.gameId, releases.version] })
    .returning();
  if (!added) throw failure("version_taken", version);
  const lastVersion = last === null || compareVersions(version, last) > 0 ? version : last;
  await transaction.update(games).set({ lastVersion }).where(eq(games.gameId, gameId));
}
