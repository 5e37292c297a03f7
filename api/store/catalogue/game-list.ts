import { and, asc, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import type { gameSort } from "~contract/calls/games";
import type { Database } from "../../db/database";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import { games, gameSearch, gameStatistics } from "../../db/schema";
import { buildGameCondition, type GameFilter } from "./game-filter";
import { matchesOrIsSimilar, pageByRelevance } from "../search/game-search";
import { loadGames } from "./game-summaries";
import {
  countTotal,
  choosePageScan,
  pageWindowOf,
  toPagination,
  type PageScan,
  type PageRequest,
  type PageWindow,
} from "../paging";
import type { QueryContext } from "../query-context";
import { cachedCountsOf, type CachedCounts } from "./cached-counts";
import { comparedGamesCacheOf, type ComparedGamesCache } from "../search/compared-games";
import { foundNamesCacheOf, type FoundNamesCache } from "../search/found-names";
import { matches, toSearchTerms, type SearchTerms } from "../search/search-query";
import { inSearchTransaction } from "../search/search-transaction";
import { isOfPublishedGame } from "./published-games";

type GameSort = z.output<typeof gameSort>;
export type GameRequest = PageRequest & GameFilter & { search?: string | undefined; sort?: GameSort | undefined };
type GameIdPage = { gameIds: string[]; totalItems: number };

/** A search with fewer results also tries similar spellings. */
const MIN_EXACT_GAMES = 5;

/** Without a search text, relevance means most played. */
const SORTED_BY: Record<GameSort, AnyPgColumn> = {
  relevance: gameStatistics.totalPlays,
  "rating-desc": gameStatistics.ratingScore,
  "total-plays-desc": gameStatistics.totalPlays,
  "total-time-played-desc": gameStatistics.totalTimeMs,
  "release-date-desc": games.releaseDate,
};

export async function listGames(
  context: QueryContext,
  request: GameRequest,
): Promise<{ games: Game[]; pagination: Pagination }> {
  const window = pageWindowOf(request);
  const { search = "", sort = "relevance" } = request;
  const { database } = context;
  const [gameCondition, counts] = await Promise.all([buildGameCondition(context, request), cachedCountsOf(database)]);
  const list = { gameCondition, sort, window, counts };
  const found = search.trim() === "" ? await findAll(context, list) : await findBySearch(context, search, list);
  const bundles = await loadGames(context, found.gameIds);
  return {
    games: [...bundles.values()].map((bundle) => bundle.summary),
    pagination: toPagination(window, found.totalItems),
  };
}

type ListRequest = {
  gameCondition: SQL | undefined;
  sort: GameSort;
  window: PageWindow;
  counts: CachedCounts;
};

async function findAll({ database }: QueryContext, request: ListRequest): Promise<GameIdPage> {
  const { gameCondition, window, counts } = request;
  const counted = database
    .select({ total: count() })
    .from(games)
    .where(and(eq(games.isPublished, true), gameCondition));
  const countAll = () => counts.count(counted);
  const gameIds = await queryPage(database, request, await choosePageScan(window, countAll));
  return { gameIds, totalItems: await countTotal(window, gameIds.length, countAll) };
}

/** Without a condition, an index-only scan of the statistics suffices. */
async function queryPage(
  database: Database,
  { gameCondition, sort }: ListRequest,
  { limit, offset, isReversed }: PageScan,
): Promise<string[]> {
  const inOrder = (gameId: AnyPgColumn) =>
    isReversed ? [asc(SORTED_BY[sort]), desc(gameId)] : [desc(SORTED_BY[sort]), asc(gameId)];
  const rows =
    gameCondition === undefined && sort !== "release-date-desc"
      ? await database
          .select({ gameId: gameStatistics.gameId })
          .from(gameStatistics)
          .where(isOfPublishedGame(database, gameStatistics.gameId))
          .orderBy(...inOrder(gameStatistics.gameId))
          .limit(limit)
          .offset(offset)
      : await database
          .select({ gameId: games.gameId })
          .from(games)
          .innerJoin(gameStatistics, eq(gameStatistics.gameId, games.gameId))
          .where(and(eq(games.isPublished, true), gameCondition))
          .orderBy(...inOrder(games.gameId))
          .limit(limit)
          .offset(offset);
  const gameIds = rows.map(({ gameId }) => gameId);
  return isReversed ? gameIds.reverse() : gameIds;
}

async function findBySearch(context: QueryContext, text: string, list: ListRequest): Promise<GameIdPage> {
  const { database } = context;
  const [similarNames, compared] = await Promise.all([foundNamesCacheOf(database), comparedGamesCacheOf(database)]);
  return inSearchTransaction(database, (transaction) =>
    findByText({ ...context, database: transaction }, text, { ...list, similarNames, compared }),
  );
}

type SearchRequest = ListRequest & { similarNames: FoundNamesCache; compared: ComparedGamesCache };

/** Must run within `inSearchTransaction`. */
async function findByText(context: QueryContext, text: string, request: SearchRequest): Promise<GameIdPage> {
  const terms = toSearchTerms(text, context.locale);
  if (!terms) return { gameIds: [], totalItems: 0 };
  const exact = await findMatching(context, terms, matches(terms), request);
  if (exact.totalItems >= MIN_EXACT_GAMES || terms.isShort) return exact;
  const { database, locale } = context;
  return findMatching(context, terms, await matchesOrIsSimilar(database, request.similarNames, terms, locale), request);
}

async function findMatching(
  context: QueryContext,
  terms: SearchTerms,
  matching: SQL,
  request: SearchRequest,
): Promise<GameIdPage> {
  const { database } = context;
  if (request.sort === "relevance") return pageByRelevance(database, terms, { matching, ...request });
  const ids = database.select({ gameId: gameSearch.gameId }).from(gameSearch).where(matching);
  return findAll(context, { ...request, gameCondition: and(request.gameCondition, inArray(games.gameId, ids)) });
}
