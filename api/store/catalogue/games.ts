import { and, desc, eq, inArray } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, tracks } from "../../db/schema/catalogue";
import { VersionedCache } from "./catalogue-version";
import type { GameRow, TrackRow } from "./game-responses";
import { idOrShortId } from "../identifier-match";
import type { QueryContext } from "../query-context";
import { isGameStopped } from "../studios/takedowns";
import { CatalogueCache } from "./catalogue-cache";
import { findReviewedRelease } from "../reviews/reviewed-release";
import { findVisibleTrack, isInvited } from "./track-visibility";

type ViewerContext = Pick<QueryContext, "database"> & { viewer: { userId: string } | null };

export async function findGameRow({ database }: Pick<QueryContext, "database">, idText: string): Promise<GameRow> {
  const row = await selectGame(database, idText);
  if (!row?.isPublished) throw new ApiFailure("game_not_found");
  return row;
}

/** Whoever is invited to the track finds its game before it is published. */
export async function findGameRowOnTrack(
  { database, viewer }: ViewerContext,
  idText: string,
  trackId: string | undefined,
): Promise<GameRow> {
  const row = await selectGame(database, idText);
  if (row?.isPublished) return row;
  const track = row && viewer && trackId !== undefined ? await selectTrack(database, row.gameId, trackId) : undefined;
  const isThere = track && viewer && (await findVisibleTrack(database, track, viewer.userId));
  if (!row || !isThere || (await isGameStopped(database, row.gameId))) throw new ApiFailure("game_not_found");
  return row;
}

/** Whoever is invited to one of its tracks plays it before it is published. */
export async function findGameRowOfPlayer(database: Database, gameId: string, userId: string): Promise<GameRow> {
  const row = await selectGame(database, gameId);
  if (row?.isPublished) return row;
  const isThere = row && (await isPlayerBefore(database, row, userId));
  if (!row || !isThere || (await isGameStopped(database, row.gameId))) throw new ApiFailure("game_not_found");
  return row;
}

async function selectGame(database: Database, idText: string): Promise<GameRow | undefined> {
  const match = idOrShortId(idText, games.gameId, games.shortId);
  const [row] = match ? await database.select().from(games).where(match) : [];
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
  const { database } = context;
  const cache = await trackCache.current(database);
  const track = await cache.getOrLoad(`${gameId} ${trackId ?? ""}`, async () => {
    const found = await selectTrack(database, gameId, trackId);
    if (!found) throw new ApiFailure("track_not_found");
    return found;
  });
  return asVisible(context, track);
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

export async function findTrack(context: ViewerContext, gameId: string, trackId?: string): Promise<TrackRow> {
  const track = await selectTrack(context.database, gameId, trackId);
  if (!track) throw new ApiFailure("track_not_found");
  return asVisible(context, track);
}

async function selectTrack(database: Database, gameId: string, trackId?: string): Promise<TrackRow | undefined> {
  const isRequestedTrack = trackId ? eq(tracks.trackId, trackId) : eq(tracks.isPublic, true);
  const [track] = await database
    .select()
    .from(tracks)
    .where(and(eq(tracks.gameId, gameId), isRequestedTrack))
    // Of several public tracks, the one that games are published on.
    .orderBy(desc(eq(tracks.name, "public")))
    .limit(1);
  return track;
}

async function asVisible({ database, viewer }: ViewerContext, track: TrackRow): Promise<TrackRow> {
  const visible = await findVisibleTrack(database, track, viewer?.userId ?? null);
  if (!visible) throw new ApiFailure("track_not_found");
  return visible;
}

async function isPlayerBefore(database: Database, { gameId }: GameRow, userId: string): Promise<boolean> {
  if (await isInvited(database, { gameId }, userId)) return true;
  return (await findReviewedRelease(database, gameId, userId)) !== null;
}
