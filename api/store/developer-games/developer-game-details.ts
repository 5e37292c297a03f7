import { asc, eq, inArray, sql } from "drizzle-orm";
import type { DeveloperGameDetails, DeveloperTrack } from "~contract/entities/developer-game";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { trackTesters } from "../../db/schema/builds";
import { games, studios, tracks } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { gameRights } from "../../db/schema/studios";
import { originalOf } from "../localized-texts";
import { loadGamePictures } from "../pictures/load-game-pictures";
import { findGameReview } from "../reviews/submit-game";
import { findTakedown } from "../studios/takedowns";
import type { DeveloperContext } from "./developer-context";
import { toDeveloperGame, toDeveloperTrack } from "./developer-game-responses";
import type { GameRow } from "./game-rows";
import { INTERNAL_TRACK } from "./track-names";

export async function loadDeveloperGame(context: DeveloperContext, gameId: string): Promise<DeveloperGameDetails> {
  const { database } = context;
  const { game, studio } = await findGame(database, gameId);
  const [ofGame, pictures, [rights], takedown, review] = await Promise.all([
    loadTracks(context, game),
    loadGamePictures(context, game),
    database.select().from(gameRights).where(eq(gameRights.gameId, gameId)),
    findTakedown(database, gameId),
    findGameReview(database, gameId),
  ]);
  const internalTrackId = ofGame.find(({ name }) => name === INTERNAL_TRACK)?.trackId ?? null;
  const { ageRating, platforms, isPublished, declaredHosts, savesStorage, permissions } = game;
  return {
    ...toDeveloperGame(context, { game, studio, internalTrackId }),
    ...{ ageRating, platforms, isPublished, declaredHosts, savesStorage, permissions, tracks: ofGame },
    ...{ takedownReason: takedown?.reason ?? null, takedownAppeal: takedown?.appeal ?? null },
    ...pictures,
    ...{ needsReview: studio.isReviewed && !game.isPublished, review },
    shortDescription: originalOf(game.shortDescription),
    rights: rights
      ? { holder: rights.holder, isOwnWork: rights.isOwnWork, declaredDate: rights.declaredAt.toISOString() }
      : null,
  };
}

async function findGame(database: Database, gameId: string) {
  const [found] = await database
    .select({ game: games, studio: studios })
    .from(games)
    .innerJoin(studios, eq(studios.studioId, games.studioId))
    .where(eq(games.gameId, gameId));
  if (!found) throw new ApiFailure("game_not_found");
  return found;
}

/** The internal one first, then the public one and the others by name. */
async function loadTracks(context: DeveloperContext, game: GameRow): Promise<DeveloperTrack[]> {
  const { database } = context;
  const { gameId } = game;
  const [rows, testers] = await Promise.all([
    database
      .select()
      .from(tracks)
      .where(eq(tracks.gameId, gameId))
      .orderBy(sql`${tracks.name} <> ${INTERNAL_TRACK}`, sql`not ${tracks.isPublic}`, asc(tracks.name)),
    loadTesters(database, gameId),
  ]);
  return rows.map((track) =>
    toDeveloperTrack(context, {
      ...{ track, game },
      testers: testers
        .filter(({ trackId }) => trackId === track.trackId)
        .map(({ userId, username }) => ({ userId, username })),
    }),
  );
}

async function loadTesters(database: Database, gameId: string) {
  const ofGame = database.select({ trackId: tracks.trackId }).from(tracks).where(eq(tracks.gameId, gameId));
  const rows = await database
    .select({ trackId: trackTesters.trackId, userId: user.id, name: user.username, displayName: user.displayUsername })
    .from(trackTesters)
    .innerJoin(user, eq(user.id, trackTesters.userId))
    .where(inArray(trackTesters.trackId, ofGame))
    .orderBy(asc(user.username));
  return rows.map(({ trackId, userId, name, displayName }) => ({
    trackId,
    userId,
    username: displayName ?? name ?? "",
  }));
}

export async function loadDeveloperTrack(
  context: DeveloperContext,
  gameId: string,
  trackId: string,
): Promise<DeveloperTrack> {
  const { game } = await findGame(context.database, gameId);
  const track = (await loadTracks(context, game)).find((candidate) => candidate.trackId === trackId);
  if (!track) throw new ApiFailure("track_not_found");
  return track;
}
