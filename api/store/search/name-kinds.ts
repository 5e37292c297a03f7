import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import {
  challengeNames,
  challenges,
  challengeStatistics,
  games,
  gameSearch,
  gameStatistics,
  studioNames,
  tagNames,
} from "../../db/schema";
import { similarWordConditions } from "./similar-words";
import { popularityStepOf } from "./search-narrowing";
import { isOfPublishedGame } from "../catalogue/published-games";

export type NameMatch = { id: string; similarity: number };

export type NameKind = {
  column: AnyPgColumn;
  /** Conditions for a misspelled text, narrowest first; a later list is for when an earlier one finds nothing. */
  narrowSimilar?(transaction: Database, folded: string): Promise<SQL[][]>;
  find(
    database: Database,
    query: { names: SQL; similarity: SQL<number>; locale: string; limit: number },
  ): Promise<NameMatch[]>;
  /** Searches the most popular only: when they fill the limit, nothing else can rank higher. */
  findAmongPopular?(database: Database, query: { folded: string; limit: number }): Promise<NameMatch[]>;
};

/** The viewer's and English: one item may match in both. */
const LANGUAGES = 2;
const IS_PUBLISHED_GAME = eq(games.isPublished, true);
const IS_LISTED_CHALLENGE = and(eq(challenges.isPublished, true), challenges.isGamePublished);
/** Scanning this many titles costs less than sorting all that begin with the same two letters. */
const MAX_POPULAR = 1_000;

export const GAME_TITLES = gamesBy(gameSearch.title);
export const GAME_NAMES = gamesBy(gameSearch.names);

function gamesBy(column: AnyPgColumn): NameKind {
  return {
    column,
    narrowSimilar: narrowSimilarGames,
    find: (database, { names, similarity, limit }) =>
      database
        .select({ id: gameSearch.gameId, similarity })
        .from(gameSearch)
        .innerJoin(gameStatistics, eq(gameStatistics.gameId, gameSearch.gameId))
        .innerJoin(games, and(eq(games.gameId, gameSearch.gameId), IS_PUBLISHED_GAME))
        .where(names)
        .orderBy(desc(similarity), desc(gameStatistics.totalPlays), asc(gameSearch.gameId))
        .limit(limit),
    findAmongPopular: (database, { folded, limit }) => {
      const popular = database
        .select({ gameId: gameStatistics.gameId, totalPlays: gameStatistics.totalPlays })
        .from(gameStatistics)
        .orderBy(desc(gameStatistics.totalPlays), asc(gameStatistics.gameId))
        .limit(MAX_POPULAR)
        .as("popular");
      return (
        database
          .select({ id: gameSearch.gameId, similarity: sql<number>`1::real` })
          .from(popular)
          .innerJoin(gameSearch, eq(gameSearch.gameId, popular.gameId))
          // Not "like": the trigram index would be searched for all games first.
          .where(and(sql`strpos(${column}, ${` ${folded}`}) > 0`, isOfPublishedGame(database, gameSearch.gameId)))
          .orderBy(desc(popular.totalPlays), asc(gameSearch.gameId))
          .limit(limit)
      );
    },
  };
}

async function narrowSimilarGames(transaction: Database, folded: string): Promise<SQL[][]> {
  const conditions = await similarWordConditions(transaction, folded);
  const among = (names: SQL, top: number) =>
    sql`${names} and ${gameSearch.standing} @> array[(${popularityStepOf(transaction, top)})]`;
  return conditions.map((names) => [among(names, MAX_POPULAR), among(names, MAX_POPULAR * 10), names]);
}

export const CHALLENGE_NAMES: NameKind = {
  column: challengeNames.name,
  find: (database, { names, similarity, locale, limit }) =>
    database
      .select({ id: challengeNames.challengeId, similarity })
      .from(challengeNames)
      .innerJoin(challengeStatistics, eq(challengeStatistics.challengeId, challengeNames.challengeId))
      .innerJoin(challenges, and(eq(challenges.challengeId, challengeNames.challengeId), IS_LISTED_CHALLENGE))
      .where(and(names, inArray(challengeNames.locale, [locale, "en"])))
      // "+ 0" keeps the planner from scanning the players index through all challenges.
      .orderBy(desc(similarity), desc(sql`${challengeStatistics.players} + 0`), asc(challengeNames.challengeId))
      .limit(limit * LANGUAGES),
};

export const TAG_NAMES: NameKind = {
  column: tagNames.name,
  find: (database, { names, similarity, locale, limit }) =>
    database
      .select({ id: tagNames.tagId, similarity })
      .from(tagNames)
      .where(and(names, inArray(tagNames.locale, [locale, "en"])))
      .orderBy(desc(similarity), desc(tagNames.games), asc(tagNames.tagId))
      .limit(limit * LANGUAGES),
};

export const STUDIO_NAMES: NameKind = {
  column: studioNames.name,
  find: (database, { names, similarity, limit }) =>
    database
      .select({ id: studioNames.studioId, similarity })
      .from(studioNames)
      .where(and(names, sql`${studioNames.games} > 0`))
      .orderBy(desc(similarity), desc(studioNames.games), asc(studioNames.studioId))
      .limit(limit),
};
