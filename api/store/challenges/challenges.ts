import { and, eq, getTableColumns, inArray } from "drizzle-orm";
import type { Challenge } from "~contract/entities/challenge";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, tracks } from "../../db/schema/catalogue";
import { challenges } from "../../db/schema/scores";
import { VersionedCache } from "../catalogue/catalogue-version";
import { toChallenge, type ChallengeRow } from "./challenge-responses";
import { findDisqualification } from "./disqualified";
import { announcedAt, listWinners } from "./winners";
import { loadStandings } from "./challenge-standings";
import { loadFavoritesOfChallenges } from "../people/favorite-ids";
import { loadGames, type GameBundle } from "../catalogue/game-summaries";
import { findTrack } from "../catalogue/games";
import { idOrShortId } from "../identifier-match";
import type { QueryContext } from "../query-context";
import { CatalogueCache } from "../catalogue/catalogue-cache";

type CachedChallengeRow = ChallengeRow & { isTrackPublic: boolean };

/** Several list pages; a challenge takes about 3 kB. */
const MAX_CHALLENGES = 500;
const challengeCache = new VersionedCache(() => new CatalogueCache<CachedChallengeRow>(MAX_CHALLENGES));

export async function findChallengeRow(
  { database }: Pick<QueryContext, "database">,
  idText: string,
): Promise<ChallengeRow> {
  const match = idOrShortId(idText, challenges.challengeId, challenges.shortId);
  const [row] = match
    ? await database
        .select()
        .from(challenges)
        .where(and(match, eq(challenges.isPublished, true)))
    : [];
  if (!row) throw new ApiFailure("challenge_not_found");
  return row;
}

export async function findPublicChallengeRow(context: QueryContext, idText: string): Promise<ChallengeRow> {
  const row = await findChallengeRow(context, idText);
  const [game] = await context.database
    .select({ isPublished: games.isPublished })
    .from(games)
    .where(eq(games.gameId, row.gameId));
  if (!game?.isPublished) throw new ApiFailure("challenge_not_found");
  return row;
}

export async function findChallenge(context: QueryContext, idText: string, trackId?: string): Promise<Challenge> {
  const row = await findChallengeRow(context, idText);
  const track = trackId === undefined ? null : await findTrack(context, row.gameId, trackId);
  const found = await loadChallenges(context, [row.challengeId]);
  const challenge = found.get(row.challengeId);
  if (!challenge) throw new ApiFailure("challenge_not_found");
  return {
    ...challenge,
    publicTrack: track ? track.isPublic : challenge.publicTrack,
    ...(announcedAt(row, context.now) && { winners: await listWinners(context.database, row.challengeId) }),
    ...(await findOwnDisqualification(context, row, challenge)),
  };
}

async function findOwnDisqualification(
  { database, viewer }: QueryContext,
  row: ChallengeRow,
  { personalBest }: Challenge,
): Promise<Pick<Challenge, "disqualification">> {
  if (!viewer || viewer.isGuest || personalBest) return {};
  const disqualification = await findDisqualification(database, viewer.userId, row);
  return disqualification ? { disqualification } : {};
}

/** A fixed number of queries; a caller that has loaded the games passes them in. */
export async function loadChallenges(
  context: QueryContext,
  challengeIds: string[],
  loadedGames?: Promise<Map<string, GameBundle>>,
): Promise<Map<string, Challenge>> {
  if (challengeIds.length === 0) return new Map();
  const [rows, standings, favoriteIds] = await Promise.all([
    loadRows(context.database, challengeIds),
    loadStandings(context, challengeIds),
    loadFavoritesOfChallenges(context, challengeIds),
  ]);
  const gameIds = [...rows.values()].map((row) => row.gameId);
  const gamesById = await (loadedGames ?? loadGames(context, gameIds));
  const found = new Map<string, Challenge>();
  for (const [challengeId, row] of rows) {
    const game = gamesById.get(row.gameId);
    const standing = standings.get(challengeId);
    if (!row.isPublished || !game || !standing) continue;
    const favoriteId = favoriteIds.get(challengeId) ?? null;
    found.set(challengeId, toChallenge(context, { row, isTrackPublic: row.isTrackPublic, game, standing, favoriteId }));
  }
  return found;
}

async function loadRows(database: Database, challengeIds: string[]): Promise<Map<string, CachedChallengeRow>> {
  const cache = await challengeCache.current(database);
  return cache.getOrLoadMany(challengeIds, async (missing) => {
    const rows = await database
      .select({ ...getTableColumns(challenges), isTrackPublic: tracks.isPublic })
      .from(challenges)
      .innerJoin(tracks, eq(tracks.trackId, challenges.trackId))
      .where(inArray(challenges.challengeId, missing));
    return new Map(rows.map((row) => [row.challengeId, row]));
  });
}
