import { randomUUID } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { trackTesters } from "../../db/schema/builds";
import { tracks } from "../../db/schema/catalogue";
import { notify } from "../people/messages";
import { findUserByName } from "../people/people";
import { lockGameRow } from "./game-rows";
import { findTrackOf } from "./publishing";

export const MAX_TRACKS = 10;
export const MAX_TESTERS = 500;

/** Its id. */
export async function createTrack(
  database: Database,
  { gameId, name }: { gameId: string; name: string },
): Promise<string> {
  return database.transaction(async (transaction) => {
    await lockGameRow(transaction, gameId);
    const ofGame = await transaction.select({ name: tracks.name }).from(tracks).where(eq(tracks.gameId, gameId));
    const isTaken = ofGame.some((track) => track.name === name);
    if (isTaken) throw new ApiFailure("track_name_taken", { details: { fieldName: "name" } });
    if (ofGame.length >= MAX_TRACKS) throw new ApiFailure("max_tracks_limit_reached");
    const trackId = randomUUID();
    await transaction.insert(tracks).values({ trackId, gameId, name, isPublic: false, release: "" });
    return trackId;
  });
}

type TrackOfGame = { gameId: string; trackId: string };

/** Inviting somebody again changes nothing; whoever is new gets a message that leads to the track. */
export async function inviteTester(
  database: Database,
  { gameId, trackId, username, now }: TrackOfGame & { username: string; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockGameRow(transaction, gameId);
    await findHiddenTrack(transaction, gameId, trackId);
    const found = await findUserByName(transaction, username);
    if (!found) throw new ApiFailure("user_not_found");
    const invited = await transaction
      .insert(trackTesters)
      .values({ trackId, userId: found.id, invitedAt: now })
      .onConflictDoNothing()
      .returning();
    if (invited.length === 0) return;
    const [row] = await transaction
      .select({ testers: count() })
      .from(trackTesters)
      .where(eq(trackTesters.trackId, trackId));
    if ((row?.testers ?? 0) > MAX_TESTERS) throw new ApiFailure("testers_exhausted");
    const data = { messageType: "TESTER_INVITED", mainEntityId: gameId, trackId } as const;
    await notify(transaction, { userId: found.id, data, now });
  });
}

export async function removeTester(
  database: Database,
  { gameId, trackId, userId }: TrackOfGame & { userId: string },
): Promise<void> {
  await findHiddenTrack(database, gameId, trackId);
  const removed = await database
    .delete(trackTesters)
    .where(and(eq(trackTesters.trackId, trackId), eq(trackTesters.userId, userId)))
    .returning();
  if (removed.length === 0) throw new ApiFailure("user_not_found");
}

/** Whoever likes plays the public track, so it has no testers. */
async function findHiddenTrack(database: Database, gameId: string, trackId: string): Promise<void> {
  const { isPublic } = await findTrackOf(database, gameId, trackId);
  if (isPublic) throw new ApiFailure("track_not_found", { details: { message: "The public track has no testers." } });
}

/** Uploads go to every track but the public one. */
export async function assertUploadTrack(database: Database, gameId: string, name: string): Promise<void> {
  const [track] = await database
    .select({ isPublic: tracks.isPublic })
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), eq(tracks.name, name)));
  const fieldName = "track";
  if (!track) throw new ApiFailure("track_not_found", { details: { fieldName } });
  const message = "The public track gets its releases by publishing.";
  if (track.isPublic) throw new ApiFailure("track_not_found", { details: { fieldName, message } });
}
