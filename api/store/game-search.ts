import { asc, count, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../db/database";
import { games, gameSearch, gameStatistics, gameTags } from "../db/schema";
import { findNear } from "./name-search";
import { GAME_NAMES, TAG_NAMES } from "./names";
import type { PageWindow } from "./paging";
import { matches, relevance, titleHit, type SearchTerms } from "./search-query";

/** Of more matches only the most played ones are compared by their words; the others follow by what is played. */
const MOST_COMPARED = 500;
const MORE_THAN_ANY_PLAYS = 2 ** 32;
const MOST_NEAR_GAMES = 100;
const MOST_NEAR_TAGS = 3;

/**
 * Games with these words, and those whose title, studio or tag is spelled nearly so; a condition on game_search.
 * It is asked for when the words alone find too little.
 */
export async function matchesOrIsNear(transaction: Database, terms: SearchTerms, locale: string): Promise<SQL> {
  const wanted = { folded: terms.folded, locale };
  const nearGames = await findNear(transaction, GAME_NAMES, { ...wanted, limit: MOST_NEAR_GAMES });
  const nearTags = await findNear(transaction, TAG_NAMES, { ...wanted, limit: MOST_NEAR_TAGS });
  const near = inArray(gameSearch.gameId, nearGames);
  const tagged = inArray(gameTags.tagId, nearTags);
  const ids = union(
    transaction.select({ gameId: gameSearch.gameId }).from(gameSearch).where(matches(terms)),
    transaction.select({ gameId: gameSearch.gameId }).from(gameSearch).where(near),
    transaction.select({ gameId: gameTags.gameId }).from(gameTags).where(tagged),
  );
  return inArray(gameSearch.gameId, ids);
}

/** One page of the found games, those that answer best first; `found` is a condition on game_search. */
export async function pageByRelevance(
  database: Database,
  terms: SearchTerms,
  conditions: SQL | undefined,
  { pageSize, offset }: PageWindow,
): Promise<string[]> {
  // One key: of two the planner would sort by the first and expect to need few rows for the second.
  const standing = sql`${titleHit(terms, gameSearch.title)} * ${MORE_THAN_ANY_PLAYS}::bigint + ${gameStatistics.totalPlays}`;
  const found = database
    .select({
      gameId: games.gameId,
      title: gameSearch.title,
      names: gameSearch.names,
      document: gameSearch.document,
      totalPlays: gameStatistics.totalPlays,
    })
    .from(gameSearch)
    .innerJoin(games, eq(games.gameId, gameSearch.gameId))
    .innerJoin(gameStatistics, eq(gameStatistics.gameId, gameSearch.gameId))
    .where(conditions)
    .orderBy(desc(standing), asc(games.gameId))
    .$dynamic();
  // Whole pages, so that none lies half among the compared ones.
  const compared = Math.floor(MOST_COMPARED / pageSize) * pageSize;
  if (offset >= compared) return gameIdsOf(await found.limit(pageSize).offset(offset));
  const candidates = found.limit(compared).as("candidates");
  const rows = await database
    .select({ gameId: candidates.gameId })
    .from(candidates)
    .orderBy(desc(relevance(terms, candidates)), asc(candidates.gameId))
    .limit(pageSize)
    .offset(offset);
  return gameIdsOf(rows);
}

function gameIdsOf(rows: { gameId: string }[]): string[] {
  return rows.map(({ gameId }) => gameId);
}

export async function countFound(database: Database, conditions: SQL | undefined): Promise<number> {
  const [row] = await database
    .select({ games: count() })
    .from(gameSearch)
    .innerJoin(games, eq(games.gameId, gameSearch.gameId))
    .where(conditions);
  return row?.games ?? 0;
}
