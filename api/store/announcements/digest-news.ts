import { and, desc, eq, gt, inArray, isNull, notExists, or, sql, type SQL } from "drizzle-orm";
import { unionAll, type AnyPgColumn } from "drizzle-orm/pg-core";
import type { Translations } from "~contract/entities/identifiers";
import type { Database } from "../../db/database";
import {
  challenges,
  digestMarks,
  favorites,
  games,
  sanctions,
  studioMembers,
  studioNews,
  studios,
  tracks,
} from "../../db/schema";
import { isRunningAt } from "../sanctions/suspension";
import { challengePath, gamePath, studioPath } from "./portal-paths";

const DAY_MS = 86_400_000;
/** Of somebody who has had none. */
const FIRST_DIGEST_MS = 7 * DAY_MS;
const LONGEST_DIGEST_MS = 31 * DAY_MS;
/** Of a kind. */
const MAX_ITEMS = 8;

/** `isExample`: what would be new to somebody who has followed for long and had no digest. */
export type DigestWindow = { until: Date; now: Date; isExample?: boolean };
type Reading = DigestWindow & { userId?: string };

export type DigestItem = { title: Translations; path: string };
export type DigestPart = { kind: "games" | "challenges" | "news"; items: DigestItem[] };

/** Begins at what is new, of which there is little, and goes on to those who follow it. */
export function followersWithNews(database: Database, window: DigestWindow) {
  const { userId } = favorites;
  return unionAll(
    newGames(database, userId, window),
    newChallenges(database, userId, favorites.studioId, window),
    newChallenges(database, userId, favorites.gameId, window),
    newNews(database, userId, window),
  );
}

/** What is new to a reader since their last digest, right now; without what has gone. */
export async function readDigest(database: Database, userId: string, window: DigestWindow): Promise<DigestPart[]> {
  const reading = { ...window, userId };
  const parts: DigestPart[] = [
    { kind: "games", items: await readGames(database, reading) },
    { kind: "challenges", items: await readChallenges(database, reading) },
    { kind: "news", items: await readNews(database, reading) },
  ];
  return parts.filter(({ items }) => items.length > 0);
}

/** The next one begins there. */
export async function markDigest(transaction: Database, userId: string, until: Date): Promise<void> {
  await transaction
    .insert(digestMarks)
    .values({ userId, until })
    .onConflictDoUpdate({ target: digestMarks.userId, set: { until } });
}

async function readGames(database: Database, reading: Reading): Promise<DigestItem[]> {
  const { gameId, shortId, title, mangledTitle } = games;
  const rows = await database
    .select({ shortId, title, mangledTitle })
    .from(games)
    .where(inArray(gameId, newGames(database, gameId, reading)))
    .orderBy(desc(games.releaseDate), gameId)
    .limit(MAX_ITEMS);
  return rows.map((row) => ({ title: { en: row.title }, path: gamePath(row) }));
}

async function readChallenges(database: Database, reading: Reading): Promise<DigestItem[]> {
  const { challengeId, shortId, name, mangledName } = challenges;
  const found = unionAll(
    newChallenges(database, challengeId, favorites.studioId, reading),
    newChallenges(database, challengeId, favorites.gameId, reading),
  );
  const rows = await database
    .select({ shortId, name, mangledName })
    .from(challenges)
    .where(inArray(challengeId, found))
    .orderBy(desc(beginning), challengeId)
    .limit(MAX_ITEMS);
  return rows.map((row) => ({ title: row.name, path: challengePath(row) }));
}

async function readNews(database: Database, reading: Reading): Promise<DigestItem[]> {
  const { newsId, studioId, title, publishedAt } = studioNews;
  const rows = await database
    .select({ studioId, title, studio: studios.name })
    .from(studioNews)
    .innerJoin(studios, eq(studios.studioId, studioId))
    .where(inArray(newsId, newNews(database, newsId, reading)))
    .orderBy(desc(publishedAt), newsId)
    .limit(MAX_ITEMS);
  return rows.map((row) => ({ title: withStudio(row), path: studioPath(row.studioId) }));
}

function withStudio({ title, studio }: { title: Translations; studio: string }): Translations {
  return Object.fromEntries(Object.entries(title).map(([locale, text]) => [locale, `${studio}: ${text}`]));
}

/** `chosen` is what is read of each pair of a follower and something new: one of them. */
function newGames(database: Database, chosen: AnyPgColumn, reading: Reading) {
  return database
    .select({ id: idOf(chosen) })
    .from(favorites)
    .innerJoin(games, eq(games.studioId, favorites.studioId))
    .leftJoin(digestMarks, eq(digestMarks.userId, favorites.userId))
    .where(
      and(
        ofReader(reading),
        games.isPublished,
        ofNobodyBanned(database, games.studioId, reading),
        gt(games.releaseDate, longestSince(reading)),
        isNew(sql`${games.releaseDate}`, reading),
      ),
    );
}

const beginning = sql`greatest(${challenges.createdAt}, coalesce(${challenges.startsAt}, ${challenges.createdAt}))`;

/** As messages about favourites (store/people/favorite-news.ts), of tracks that everybody sees. */
function newChallenges(
  database: Database,
  chosen: AnyPgColumn,
  followed: typeof favorites.studioId | typeof favorites.gameId,
  reading: Reading,
) {
  const since = longestSince(reading);
  const ofFollowed = followed.name === favorites.gameId.name ? games.gameId : games.studioId;
  return database
    .select({ id: idOf(chosen) })
    .from(favorites)
    .innerJoin(games, eq(ofFollowed, followed))
    .innerJoin(challenges, eq(challenges.gameId, games.gameId))
    .innerJoin(tracks, eq(tracks.trackId, challenges.trackId))
    .leftJoin(digestMarks, eq(digestMarks.userId, favorites.userId))
    .where(
      and(
        ofReader(reading),
        ...[games.isPublished, challenges.isPublished, tracks.isPublic].map((column) => eq(column, true)),
        ofNobodyBanned(database, games.studioId, reading),
        or(isNull(challenges.endsAt), gt(challenges.endsAt, reading.now)),
        or(gt(challenges.createdAt, since), gt(challenges.startsAt, since)),
        isNew(beginning, reading),
      ),
    );
}

function newNews(database: Database, chosen: AnyPgColumn, reading: Reading) {
  return database
    .select({ id: idOf(chosen) })
    .from(favorites)
    .innerJoin(studioNews, eq(studioNews.studioId, favorites.studioId))
    .leftJoin(digestMarks, eq(digestMarks.userId, favorites.userId))
    .where(
      and(
        ofReader(reading),
        studioNews.isPublished,
        ofNobodyBanned(database, studioNews.studioId, reading),
        gt(studioNews.publishedAt, longestSince(reading)),
        isNew(sql`${studioNews.publishedAt}`, reading),
      ),
    );
}

const idOf = (column: AnyPgColumn) => sql<string>`${column}`;

const ofReader = ({ userId }: Reading) => (userId === undefined ? undefined : eq(favorites.userId, userId));

const longestSince = ({ until }: Reading) => new Date(until.getTime() - LONGEST_DIGEST_MS);

/** Since the last digest, and since it is followed. */
function isNew(at: SQL, { until, isExample }: Reading): SQL | undefined {
  const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;
  const isPast = sql`${at} <= ${moment(until)}`;
  if (isExample) return isPast;
  const first = moment(new Date(until.getTime() - FIRST_DIGEST_MS));
  return and(isPast, sql`${at} > greatest(${favorites.createdAt}, coalesce(${digestMarks.until}, ${first}))`);
}

/** Whoever owns the studio. */
function ofNobodyBanned(database: Database, studioId: AnyPgColumn, { now }: Reading): SQL {
  const banned = database
    .select({ one: sql`1` })
    .from(studioMembers)
    .innerJoin(sanctions, and(eq(sanctions.userId, studioMembers.userId), eq(sanctions.kind, "BAN"), isRunningAt(now)))
    .where(and(eq(studioMembers.studioId, studioId), eq(studioMembers.role, "OWNER")));
  return notExists(banned);
}
