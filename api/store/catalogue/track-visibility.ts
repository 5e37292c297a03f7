import { and, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { trackTesters } from "../../db/schema/builds";
import { games, tracks } from "../../db/schema/catalogue";
import { studioMembers } from "../../db/schema/studios";
import { INTERNAL_TRACK } from "../developer-games/track-names";
import { findReviewedRelease } from "../reviews/reviewed-release";
import type { TrackRow } from "./game-responses";

type Track = Pick<TrackRow, "trackId" | "gameId" | "isPublic">;

/** A track that is not public is there for the studio's members and for whom they invited. */
export async function isTrackVisible(database: Database, track: Track, userId: string | null): Promise<boolean> {
  return track.isPublic || (userId !== null && isInvited(database, track, userId));
}

/** Whoever reviews the game plays what was submitted, where its studio plays what it has uploaded last. */
export async function findVisibleTrack(
  database: Database,
  track: TrackRow,
  userId: string | null,
): Promise<TrackRow | null> {
  if (await isTrackVisible(database, track, userId)) return track;
  if (userId === null || track.name !== INTERNAL_TRACK) return null;
  const reviewed = await findReviewedRelease(database, track.gameId, userId);
  return reviewed && { ...track, ...reviewed };
}

/** Without a track: to any track of the game. */
export async function isInvited(
  database: Database,
  { trackId, gameId }: { trackId?: string; gameId: string },
  userId: string,
): Promise<boolean> {
  const one = { one: sql<number>`1` };
  const isTrack = trackId === undefined ? eq(tracks.gameId, gameId) : eq(tracks.trackId, trackId);
  const asTester = database
    .select(one)
    .from(trackTesters)
    .innerJoin(tracks, eq(tracks.trackId, trackTesters.trackId))
    .where(and(isTrack, eq(trackTesters.userId, userId)));
  const asMember = database
    .select(one)
    .from(studioMembers)
    .innerJoin(games, eq(games.studioId, studioMembers.studioId))
    .where(and(eq(games.gameId, gameId), eq(studioMembers.userId, userId)));
  return (await unionAll(asTester, asMember).limit(1)).length > 0;
}
