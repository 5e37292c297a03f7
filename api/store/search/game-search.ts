import { and, asc, desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { games, gameSearch, gameStatistics, gameTags } from "../../db/schema";
import type { PageWindow } from "../paging";
import type { ComparedGamesCache } from "./compared-games";
import { findSimilarNames } from "./name-search";
import { GAME_NAMES, TAG_NAMES, type NameKind } from "./name-kinds";
import type { FoundNamesCache } from "./found-names";
import { countOfSearch, narrowingConditions, type FoundGames } from "./search-narrowing";
import { matches, relevance, titleMatchScore, type SearchTerms } from "./search-query";
import { isOfPublishedGame } from "../catalogue/published-games";

/** Of more matches, only the most played are ranked by words; the rest follow by plays. */
const MAX_COMPARED = 100;
const MORE_THAN_ANY_PLAYS = 2 ** 32;
const MAX_SIMILAR_GAME_NAMES = 100;
const MAX_SIMILAR_TAG_NAMES = 3;

export async function matchesOrIsSimilar(
  transaction: Database,
  names: FoundNamesCache,
  terms: SearchTerms,
  locale: string,
): Promise<SQL> {
  const findSimilar = (kind: NameKind, limit: number) => {
    const query = { folded: terms.folded, locale, limit };
    return names.similar(kind, query, () => findSimilarNames(transaction, kind, query));
  };
  const similarGames = await findSimilar(GAME_NAMES, MAX_SIMILAR_GAME_NAMES);
  const similarTags = await findSimilar(TAG_NAMES, MAX_SIMILAR_TAG_NAMES);
  const isSimilar = inArray(gameSearch.gameId, similarGames);
  if (similarTags.length === 0) return sql`(${matches(terms)} or ${isSimilar})`;
  const tagged = inArray(gameTags.tagId, similarTags);
  const ids = union(
    transaction.select({ gameId: gameSearch.gameId }).from(gameSearch).where(matches(terms)),
    transaction.select({ gameId: gameSearch.gameId }).from(gameSearch).where(isSimilar),
    transaction.select({ gameId: gameTags.gameId }).from(gameTags).where(tagged),
  );
  return inArray(gameSearch.gameId, ids);
}

type Page = { gameIds: string[]; totalItems: number };

type ComparedSearch = FoundGames & { compared: ComparedGamesCache };

export async function pageByRelevance(database: Database, terms: SearchTerms, found: ComparedSearch): Promise<Page> {
  const { pageSize, offset } = found.window;
  const conditions = conditionsOn(database, found);
  const totalItems = await found.counts.count(countOfSearch(database, conditions));
  if (offset >= totalItems) return { gameIds: [], totalItems };
  // Whole pages, so that no page mixes both orders.
  const compared = Math.max(1, Math.floor(MAX_COMPARED / pageSize)) * pageSize;
  if (offset < compared) {
    const candidates = await findCompared(database, terms, { ...found, conditions, totalItems }, compared);
    return { gameIds: await pageOfCompared(database, terms, candidates, found.window), totalItems };
  }
  const rows = await inOrderOfStanding(database, terms, conditions).limit(pageSize).offset(offset);
  return { gameIds: rows.map(({ gameId }) => gameId), totalItems };
}

type CountedGames = ComparedSearch & { conditions: SQL | undefined; totalItems: number };

/** Sorts as few games as possible, and all when a narrowed condition leaves too few. */
async function findCompared(
  database: Database,
  terms: SearchTerms,
  found: CountedGames,
  compared: number,
): Promise<string[]> {
  const mostPlayed = (narrowed?: SQL) =>
    inOrderOfStanding(database, terms, and(found.conditions, narrowed)).limit(compared);
  return found.compared.find(mostPlayed(), async () => {
    for (const narrowed of await narrowingConditions(database, terms, found, compared)) {
      const rows = await mostPlayed(narrowed);
      if (rows.length >= compared) return rows.map(({ gameId }) => gameId);
    }
    return (await mostPlayed()).map(({ gameId }) => gameId);
  });
}

async function pageOfCompared(
  database: Database,
  terms: SearchTerms,
  candidates: string[],
  { pageSize, offset }: PageWindow,
): Promise<string[]> {
  const rows = await database
    .select({ gameId: gameSearch.gameId })
    .from(gameSearch)
    .innerJoin(gameStatistics, eq(gameStatistics.gameId, gameSearch.gameId))
    .where(inArray(gameSearch.gameId, candidates))
    .orderBy(desc(relevance(terms, searchColumns)), asc(gameSearch.gameId))
    .limit(pageSize)
    .offset(offset);
  return rows.map(({ gameId }) => gameId);
}

const searchColumns = {
  ...{ title: gameSearch.title, names: gameSearch.names, document: gameSearch.document },
  totalPlays: gameStatistics.totalPlays,
};

function inOrderOfStanding(database: Database, terms: SearchTerms, conditions: SQL | undefined) {
  // One sort key: with two, the planner sorts by the first and expects to need few rows for the second.
  const standing = sql`${titleMatchScore(terms, gameSearch.title)} * ${MORE_THAN_ANY_PLAYS}::bigint + ${gameStatistics.totalPlays}`;
  return database
    .select({ gameId: gameSearch.gameId })
    .from(gameSearch)
    .innerJoin(gameStatistics, eq(gameStatistics.gameId, gameSearch.gameId))
    .where(conditions)
    .orderBy(desc(standing), asc(gameSearch.gameId))
    .$dynamic();
}

function conditionsOn(database: Database, { matching, gameCondition }: FoundGames): SQL | undefined {
  if (gameCondition === undefined) return and(matching, isOfPublishedGame(database, gameSearch.gameId));
  // A scalar, so that matches are looked up one by one: a list of all games that pass is long.
  const isPassing = database
    .select({ isPublished: games.isPublished })
    .from(games)
    .where(and(eq(games.gameId, gameSearch.gameId), gameCondition));
  return and(matching, sql`(${isPassing})`);
}
