import { randomUUID } from "node:crypto";
import { and, desc, eq, gt, isNull, max, min, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { trackReleases } from "../../db/schema/builds";
import { games, tracks } from "../../db/schema/catalogue";
import { favorites } from "../../db/schema/library";
import { messages, newsMarks, type StoredMessageData } from "../../db/schema/people";
import { challenges } from "../../db/schema/scores";
import { lockUser } from "../user-lock";

/** Clients poll for messages often; favourites are checked once per interval. */
const NEWS_INTERVAL_MS = 60_000;
const MAX_NEWS_OF_KIND = 20;

type Reader = { userId: string; now: Date };
type Window = Reader & { since: Date | null };
type News = { data: StoredMessageData; at: Date };

/** Adds a message for each update, new game and new challenge since the last check; a challenge is new at its start. */
export async function deliverFavoriteNews(database: Database, reader: Reader): Promise<void> {
  if (!needsCheck(await findLastCheck(database, reader), reader)) return;
  await database.transaction(async (transaction) => {
    await lockUser(transaction, reader.userId);
    const since = await findLastCheck(transaction, reader);
    if (!needsCheck(since, reader)) return;
    const mark = { userId: reader.userId, checkedAt: reader.now };
    await transaction.insert(newsMarks).values(mark).onConflictDoUpdate({ target: newsMarks.userId, set: mark });
    const window = { ...reader, since };
    const news = [
      ...(await findUpdates(transaction, window)),
      ...(await findNewGames(transaction, window)),
      ...(await findNewChallenges(transaction, window)),
    ];
    if (news.length === 0) return;
    const rows = news.map(({ data, at }) => ({
      ...{ messageId: randomUUID(), userId: reader.userId },
      ...{ data, createdAt: at },
    }));
    await transaction.insert(messages).values(rows);
  });
}

async function findLastCheck(database: Database, { userId }: Reader): Promise<Date | null> {
  const [mark] = await database.select().from(newsMarks).where(eq(newsMarks.userId, userId));
  return mark?.checkedAt ?? null;
}

function needsCheck(checkedAt: Date | null, { now }: Reader): boolean {
  return checkedAt === null || now.getTime() - checkedAt.getTime() >= NEWS_INTERVAL_MS;
}

function isNews(at: SQL, { since, now }: Window, favoriteSince: SQL = sql`${favorites.createdAt}`): SQL | undefined {
  const isAfterLastCheck = since ? sql`${at} > ${since.toISOString()}::timestamptz` : undefined;
  return and(sql`${at} > ${favoriteSince}`, isAfterLastCheck, sql`${at} <= ${now.toISOString()}::timestamptz`);
}

/** The newest release of each game that everybody can play since then; going back to an earlier one is no news. */
async function findUpdates(database: Database, window: Window): Promise<News[]> {
  const { gameId } = games;
  const ofFavorites = database
    .select({ gameId, since: favorites.createdAt, at: min(trackReleases.publishedAt).as("first_published_at") })
    .from(favorites)
    .innerJoin(games, and(eq(gameId, favorites.gameId), games.isPublished))
    .innerJoin(tracks, and(eq(tracks.gameId, gameId), tracks.isPublic))
    .innerJoin(trackReleases, eq(trackReleases.trackId, tracks.trackId))
    .where(eq(favorites.userId, window.userId))
    .groupBy(gameId, favorites.createdAt, trackReleases.releaseId)
    .having(gt(min(trackReleases.publishedAt), games.releaseDate))
    .as("of_favorites");
  const at = max(ofFavorites.at);
  const rows = await database
    .select({ gameId: ofFavorites.gameId, at: at.mapWith(trackReleases.publishedAt) })
    .from(ofFavorites)
    .where(isNews(sql`${ofFavorites.at}`, window, sql`${ofFavorites.since}`))
    .groupBy(ofFavorites.gameId)
    .orderBy(desc(at))
    .limit(MAX_NEWS_OF_KIND);
  return rows.map(({ gameId, at }) => ({ data: { messageType: "FAVORITE_GAME_UPDATED", mainEntityId: gameId }, at }));
}

async function findNewGames(database: Database, window: Window): Promise<News[]> {
  const rows = await database
    .select({ gameId: games.gameId, at: games.releaseDate })
    .from(favorites)
    .innerJoin(games, and(eq(games.studioId, favorites.studioId), games.isPublished))
    .where(and(eq(favorites.userId, window.userId), isNews(sql`${games.releaseDate}`, window)))
    .orderBy(desc(games.releaseDate))
    .limit(MAX_NEWS_OF_KIND);
  return rows.map(({ gameId, at }) => ({ data: { messageType: "FAVORITE_GROUP_NEW_GAME", mainEntityId: gameId }, at }));
}

/** A challenge of a favourite game by a favourite studio is reported once, as the game's. */
async function findNewChallenges(database: Database, window: Window): Promise<News[]> {
  const favored = favoredGames(database, window).as("favored");
  const { challengeId, createdAt, startsAt, endsAt } = challenges;
  const begins = sql`greatest(${createdAt}, coalesce(${startsAt}, ${createdAt}))`;
  const rows = await database
    .select({ challengeId, isOfGame: sql<boolean>`bool_or(${favored.isGame})`, at: begins.mapWith(createdAt) })
    .from(favored)
    .innerJoin(games, and(eq(games.gameId, favored.gameId), games.isPublished))
    .innerJoin(challenges, and(eq(challenges.gameId, favored.gameId), challenges.isPublished))
    .where(and(or(isNull(endsAt), gt(endsAt, window.now)), isNews(begins, window, sql`${favored.since}`)))
    .groupBy(challengeId)
    .orderBy(desc(begins))
    .limit(MAX_NEWS_OF_KIND);
  return rows.map((row) => ({
    data: {
      messageType: row.isOfGame ? "FAVORITE_GAME_NEW_CHALLENGE" : "FAVORITE_GROUP_NEW_CHALLENGE",
      mainEntityId: row.challengeId,
    },
    at: row.at,
  }));
}

function favoredGames(database: Database, { userId }: Window) {
  const parts = (isGame: boolean) => ({
    gameId: sql<string>`${games.gameId}`.as("favored_game_id"),
    since: sql<Date>`${favorites.createdAt}`.as("favored_since"),
    isGame: sql<boolean>`${isGame}::boolean`.as("is_game"),
  });
  const isOwn = eq(favorites.userId, userId);
  const ofGames = database
    .select(parts(true))
    .from(favorites)
    .innerJoin(games, eq(games.gameId, favorites.gameId))
    .where(isOwn);
  const ofStudios = database
    .select(parts(false))
    .from(favorites)
    .innerJoin(games, eq(games.studioId, favorites.studioId))
    .where(isOwn);
  return unionAll(ofGames, ofStudios);
}
