import { and, eq, inArray } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import { games, tracks } from "../../db/schema/catalogue";
import { VersionedCache } from "./catalogue-version";
import type { GameRow, TrackRow } from "./game-responses";
import { idOrShortId } from "../identifier-match";
import type { QueryContext } from "../query-context";
import { CatalogueCache } from "./catalogue-cache";

export async function findGameRow({ database }: Pick<QueryContext, "database">, idText: string): Promise<GameRow> {
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

/** Games with a visited page; a row with all texts and rules takes about 10 kB. */
const MAX_GAMES = 300;
const rowCache = new VersionedCache(() => new CatalogueCache<GameRow>(MAX_GAMES));
const trackCache = new VersionedCache(() => new CatalogueCache<TrackRow>(MAX_GAMES));

/** Cached, so for display only: a change reads the row by findGameRow. */
export async function findCachedGameRow(context: QueryContext, idText: string): Promise<GameRow> {
  const cache = await rowCache.current(context.database);
  return cache.getOrLoad(idText, () => findGameRow(context, idText));
}

export async function findCachedTrackRow(context: QueryContext, gameId: string, trackId?: string): Promise<TrackRow> {
  const cache = await trackCache.current(context.database);
  return cache.getOrLoad(`${gameId} ${trackId ?? ""}`, () => findTrack(context, gameId, trackId));
}

export async function assertGames({ database }: Pick<QueryContext, "database">, gameIds: string[]): Promise<void> {
  const uniqueIds = [...new Set(gameIds)];
  if (uniqueIds.length === 0) return;
  const existingCount = await database.$count(
    games,
    and(inArray(games.gameId, uniqueIds), eq(games.isPublished, true)),
  );
  if (existingCount < uniqueIds.length) throw new ApiFailure("game_not_found");
}

export async function findTrack(
  { database }: Pick<QueryContext, "database">,
  gameId: string,
  trackId?: string,
): Promise<TrackRow> {
  const isRequestedTrack = trackId ? eq(tracks.trackId, trackId) : eq(tracks.isPublic, true);
  const [track] = await database
    .select()
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), isRequestedTrack))
    .limit(1);
  if (!track) throw new ApiFailure("track_not_found");
  return track;
}
