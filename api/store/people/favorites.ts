import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { favoriteSort } from "~contract/calls/library";
import type { Favorite, favoriteType } from "~contract/entities/favorite";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { favorites } from "../../db/schema/library";
import { challenges } from "../../db/schema/scores";
import { findPublicChallengeRow, loadChallenges } from "../challenges/challenges";
import { loadGames } from "../catalogue/game-summaries";
import { findGameRow } from "../catalogue/games";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { recordQuestStep } from "../quests/quest-progress";
import type { QueryContext } from "../query-context";
import { assertStudio } from "../catalogue/studios";
import { lockUser } from "../user-lock";

/** Exactly one of the ids is set. */
export type FavoriteTarget = {
  gameId?: string | undefined;
  challengeId?: string | undefined;
  studioId?: string | undefined;
};
type FavoriteFilter = PageRequest & {
  type?: z.output<typeof favoriteType> | undefined;
  search?: string | undefined;
  sort?: z.output<typeof favoriteSort> | undefined;
};

const COLUMN_OF_TYPE: Record<z.output<typeof favoriteType>, AnyPgColumn> = {
  games: favorites.gameId,
  challenges: favorites.challengeId,
  studios: favorites.studioId,
};

export async function addFavorite(context: QueryContext, userId: string, target: FavoriteTarget): Promise<string> {
  const { now } = context;
  const column = await assertTarget(context, target);
  return context.database.transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const newId = randomUUID();
    const [favorite] = await transaction
      .insert(favorites)
      .values({ favoriteId: newId, userId, ...target, createdAt: now })
      .onConflictDoUpdate({
        target: [favorites.userId, column],
        // A no-op update: "returning" yields only written rows.
        set: { favoriteId: sql`${favorites.favoriteId}` },
      })
      .returning({ favoriteId: favorites.favoriteId, gameId: favorites.gameId });
    if (!favorite) throw new Error("an upsert always returns its row");
    const { favoriteId, gameId } = favorite;
    if (favoriteId === newId && gameId !== null) {
      await recordQuestStep(transaction, { userId, questType: "ADD_GAMES_TO_FAVORITES", subjectId: gameId, now });
    }
    return favoriteId;
  });
}

async function assertTarget(context: QueryContext, { gameId, challengeId, studioId }: FavoriteTarget) {
  if (gameId !== undefined) {
    await findGameRow(context, gameId);
    return favorites.gameId;
  }
  if (challengeId !== undefined) {
    await findPublicChallengeRow(context, challengeId);
    return favorites.challengeId;
  }
  if (studioId === undefined) throw new Error("a favourite needs a target");
  await assertStudio(context, studioId);
  return favorites.studioId;
}

export async function removeFavorite(database: Database, userId: string, favoriteId: string): Promise<void> {
  const removed = await database
    .delete(favorites)
    .where(and(eq(favorites.favoriteId, favoriteId), eq(favorites.userId, userId)))
    .returning({ favoriteId: favorites.favoriteId });
  if (removed.length === 0) throw new ApiFailure("favorite_not_found");
}

export async function listFavorites(
  context: QueryContext,
  userId: string,
  filter: FavoriteFilter,
): Promise<{ favorites: Favorite[]; pagination: Pagination }> {
  const window = pageWindowOf(filter);
  const ofType = filter.type && isNotNull(COLUMN_OF_TYPE[filter.type]);
  const condition = and(eq(favorites.userId, userId), ofType, filter.search ? isNamed(filter.search) : undefined);
  const [rows, [total]] = await Promise.all([
    publishedFavorites(context, condition)
      .orderBy(...orderOf(filter.sort, context.locale), asc(favorites.favoriteId))
      .limit(window.pageSize)
      .offset(window.offset),
    context.database.select({ favorites: count() }).from(publishedFavorites(context, condition).as("published")),
  ]);
  const gameIds = rows.flatMap(({ gameId, gameOfChallenge }) => gameId ?? gameOfChallenge ?? []);
  const loadedGames = loadGames(context, gameIds);
  const challengeIds = rows.flatMap(({ challengeId }) => challengeId ?? []);
  const [gamesById, challengesById] = await Promise.all([
    loadedGames,
    loadChallenges(context, challengeIds, loadedGames),
  ]);
  const found = rows.map((row): Favorite => ({
    favoriteId: row.favoriteId,
    favoriteSince: row.createdAt.toISOString(),
    game: row.gameId === null ? null : (gamesById.get(row.gameId)?.summary ?? null),
    challenge: row.challengeId === null ? null : (challengesById.get(row.challengeId) ?? null),
    studio: row.studio,
  }));
  return { favorites: found, pagination: toPagination(window, total?.favorites ?? 0) };
}

function orderOf(sort: FavoriteFilter["sort"], locale: string): SQL[] {
  const ofChallenge = sql`coalesce(${challenges.name} ->> ${locale}, ${challenges.name} ->> 'en')`;
  if (sort === "name") return [asc(sql`lower(coalesce(${games.title}, ${studios.name}, ${ofChallenge}))`)];
  return [sort === "oldest" ? asc(favorites.createdAt) : desc(favorites.createdAt)];
}

function isNamed(search: string): SQL {
  const text = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const ofChallenge = sql`(select string_agg(value, ' ') from jsonb_each_text(${challenges.name}))`;
  const names = sql`concat_ws(' ', ${games.title}, ${studios.name}, ${ofChallenge}, ${gamesOfChallenges.title})`;
  return sql`${names} ilike ${text}`;
}

const gamesOfChallenges = alias(games, "games_of_challenges");

function publishedFavorites({ database }: QueryContext, condition: SQL | undefined) {
  const isPublished = or(
    isNotNull(favorites.studioId),
    games.isPublished,
    and(challenges.isPublished, gamesOfChallenges.isPublished),
  );
  return database
    .select({
      favoriteId: favorites.favoriteId,
      createdAt: favorites.createdAt,
      gameId: favorites.gameId,
      challengeId: favorites.challengeId,
      gameOfChallenge: challenges.gameId,
      studio: studios,
    })
    .from(favorites)
    .leftJoin(games, eq(games.gameId, favorites.gameId))
    .leftJoin(challenges, eq(challenges.challengeId, favorites.challengeId))
    .leftJoin(gamesOfChallenges, eq(gamesOfChallenges.gameId, challenges.gameId))
    .leftJoin(studios, eq(studios.studioId, favorites.studioId))
    .where(and(condition, isPublished));
}
