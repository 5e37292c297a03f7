import { and, eq } from "drizzle-orm";
import { ApiFailure } from "../api-failure";
import { games, tracks } from "../db/schema/catalogue";
import type { GameRow, TrackRow } from "./game-answers";
import { idOrShortId } from "./identifier-match";
import type { Reading } from "./reading";

/** A published game by id or short id, or game_not_found. */
export async function findGameRow({ database }: Pick<Reading, "database">, idText: string): Promise<GameRow> {
  const match = idOrShortId(idText, games.gameId, games.shortId);
  const [row] = match
    ? await database
        .select()
        .from(games)
        .where(and(match, eq(games.isPublished, true)))
    : [];
  if (!row) throw new ApiFailure("game_not_found");
  return row;
}

/** The named track of the game, or its public one; track_not_found when it belongs to another game. */
export async function findTrack(
  { database }: Pick<Reading, "database">,
  gameId: string,
  trackId?: string,
): Promise<TrackRow> {
  const wanted = trackId ? eq(tracks.trackId, trackId) : eq(tracks.isPublic, true);
  const [track] = await database
    .select()
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), wanted))
    .limit(1);
  if (!track) throw new ApiFailure("track_not_found");
  return track;
}
