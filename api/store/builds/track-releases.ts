import { and, eq, notExists } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { releases, trackReleases } from "../../db/schema/builds";
import { tracks } from "../../db/schema/catalogue";
import { lockGame } from "./releases";

type Pointing = { trackId: string; releaseId: string; userId: string | null; now: Date };

/** Forwards or back; the release that the track leaves has a time to go, unless another track points to it. */
export async function pointTrack(transaction: Database, { trackId, releaseId, userId, now }: Pointing): Promise<void> {
  const { gameId } = await findTrack(transaction, trackId);
  await lockGame(transaction, gameId);
  const { releaseId: earlierId } = await findTrack(transaction, trackId);
  if (earlierId === releaseId) return;
  const [release] = await transaction
    .update(releases)
    .set({ unusedSince: null, deletionAnnouncedAt: null })
    .where(and(eq(releases.releaseId, releaseId), eq(releases.gameId, gameId)))
    .returning({ version: releases.version });
  if (!release) throw new ApiFailure("release_not_found");
  await transaction.update(tracks).set({ releaseId, release: release.version }).where(eq(tracks.trackId, trackId));
  const pointing = { trackId, releaseId, publishedAt: now, publishedBy: userId };
  await transaction
    .insert(trackReleases)
    .values(pointing)
    .onConflictDoUpdate({ target: [trackReleases.trackId, trackReleases.publishedAt], set: pointing });
  if (earlierId !== null) await noteIfUnused(transaction, earlierId, now);
}

async function findTrack(transaction: Database, trackId: string) {
  const [track] = await transaction
    .select({ gameId: tracks.gameId, releaseId: tracks.releaseId })
    .from(tracks)
    .where(eq(tracks.trackId, trackId));
  if (!track) throw new ApiFailure("track_not_found");
  return track;
}

async function noteIfUnused(transaction: Database, releaseId: string, now: Date): Promise<void> {
  const pointing = transaction.select().from(tracks).where(eq(tracks.releaseId, releaseId));
  await transaction
    .update(releases)
    .set({ unusedSince: now })
    .where(and(eq(releases.releaseId, releaseId), notExists(pointing)));
}
