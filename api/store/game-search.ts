import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../db/database";
import { games, gameSearch, gameStatistics, gameTags } from "../db/schema";
import { findNear } from "./name-search";
import { GAME_NAMES, TAG_NAMES } from "./names";
import type { PageWindow } from "./paging";
import { matches, relevance, titleHit, type SearchTerms } from "./search-query";
import { ofPublishedGame } from "./unpublished";

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

/** Which games are found: `matching` is a condition on game_search, `passing` one on games. */
type FoundGames = { matching: SQL; passing: SQL | undefined };
type Page = { gameIds: string[]; totalItems: number };

/** One page of the found games, those that answer best first, and how many there are: both from one reading of them. */
export async function pageByRelevance(
  database: Database,
  terms: SearchTerms,
  found: FoundGames,
  window: PageWindow,
): Promise<Page> {
  const { pageSize, offset } = window;
  // Whole pages, so that none lies half among the compared ones.
  const compared = Math.floor(MOST_COMPARED / pageSize) * pageSize;
  const byStanding = inOrderOfStanding(database, terms, found);
  if (offset >= compared) return toPage(database, found, await byStanding.limit(pageSize).offset(offset));
  const candidates = byStanding.limit(compared).as("candidates");
  const rows = await database
    .select({ gameId: candidates.gameId, totalItems: candidates.totalItems })
    .from(candidates)
    .innerJoin(gameSearch, eq(gameSearch.gameId, candidates.gameId))
    .orderBy(desc(relevance(terms, { ...searchColumns, totalPlays: candidates.totalPlays })), asc(candidates.gameId))
    .limit(pageSize)
    .offset(offset);
  return toPage(database, found, rows);
}

const searchColumns = { title: gameSearch.title, names: gameSearch.names, document: gameSearch.document };

/** Found games, first those of that title, then by what is played. */
function inOrderOfStanding(database: Database, terms: SearchTerms, found: FoundGames) {
  // One key: of two the planner would sort by the first and expect to need few rows for the second.
  const standing = sql`${titleHit(terms, gameSearch.title)} * ${MORE_THAN_ANY_PLAYS}::bigint + ${gameStatistics.totalPlays}`;
  return database
    .select({
      gameId: gameSearch.gameId,
      totalPlays: gameStatistics.totalPlays,
      totalItems: sql<number>`count(*) over ()`.mapWith(Number).as("total_items"),
    })
    .from(gameSearch)
    .innerJoin(gameStatistics, eq(gameStatistics.gameId, gameSearch.gameId))
    .where(conditionsOn(database, found))
    .orderBy(desc(standing), asc(gameSearch.gameId))
    .$dynamic();
}

function conditionsOn(database: Database, { matching, passing }: FoundGames): SQL | undefined {
  if (passing === undefined) return and(matching, ofPublishedGame(database, gameSearch.gameId));
  const passingIds = database
    .select({ gameId: games.gameId })
    .from(games)
    .where(and(eq(games.isPublished, true), passing));
  return and(matching, inArray(gameSearch.gameId, passingIds));
}

/** Behind the last page no row says how many there are. */
async function toPage(
  database: Database,
  found: FoundGames,
  rows: { gameId: string; totalItems: number }[],
): Promise<Page> {
  const totalItems = rows[0]?.totalItems ?? (await database.$count(gameSearch, conditionsOn(database, found)));
  return { gameIds: rows.map(({ gameId }) => gameId), totalItems };
}
