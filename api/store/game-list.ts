import { and, asc, desc, eq, inArray, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { gameSort } from "~contract/calls/games";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import { games, gameSearch, gameStatistics } from "../db/schema";
import { passingGames, type GameFilter } from "./game-filter";
import { matchesOrIsNear, pageByRelevance } from "./game-search";
import { loadGames } from "./game-summaries";
import { countUnlessKnown, pageWindowOf, toPagination, type PageRequest, type PageWindow } from "./paging";
import type { Reading } from "./reading";
import { matches, toSearchTerms, type SearchTerms } from "./search-query";
import { searching } from "./searching";
import { ofPublishedGame } from "./unpublished";

type GameSort = z.output<typeof gameSort>;
export type GameRequest = PageRequest & GameFilter & { search?: string | undefined; sort?: GameSort | undefined };
type Found = { gameIds: string[]; totalItems: number };

/** A search that finds fewer games is tried again for what is spelled nearly so. */
const FEW_GAMES = 5;

/** Without a text, what people play most is the most relevant. */
const ORDER_BY_SORT: Record<GameSort, SQL> = {
  relevance: desc(gameStatistics.totalPlays),
  "rating-desc": desc(gameStatistics.ratingScore),
  "total-plays-desc": desc(gameStatistics.totalPlays),
  "total-time-played-desc": desc(gameStatistics.totalTimeMs),
  "release-date-desc": desc(games.releaseDate),
};

/** Published games; throws studio_not_found, feed_not_found and tag_not_found for unknown filters. */
export async function listGames(
  reading: Reading,
  request: GameRequest,
): Promise<{ games: Game[]; pagination: Pagination }> {
  const window = pageWindowOf(request);
  const passing = await passingGames(reading, request);
  const { search = "", sort = "relevance" } = request;
  const found =
    search.trim() === ""
      ? await findAll(reading, passing, sort, window)
      : await searching(reading.database, (database) =>
          findByText({ ...reading, database }, search, { passing, sort, window }),
        );
  const bundles = await loadGames(reading, found.gameIds);
  return {
    games: [...bundles.values()].map((bundle) => bundle.summary),
    pagination: toPagination(window, found.totalItems),
  };
}

/** Published games on a condition on `games`; without one they are read from an index alone. */
async function findAll(
  { database }: Reading,
  passing: SQL | undefined,
  sort: GameSort,
  window: PageWindow,
): Promise<Found> {
  const isPublished = eq(games.isPublished, true);
  const rows =
    passing === undefined && sort !== "release-date-desc"
      ? await database
          .select({ gameId: gameStatistics.gameId })
          .from(gameStatistics)
          .where(ofPublishedGame(database, gameStatistics.gameId))
          .orderBy(ORDER_BY_SORT[sort], asc(gameStatistics.gameId))
          .limit(window.pageSize)
          .offset(window.offset)
      : await database
          .select({ gameId: games.gameId })
          .from(games)
          .innerJoin(gameStatistics, eq(gameStatistics.gameId, games.gameId))
          .where(and(isPublished, passing))
          .orderBy(ORDER_BY_SORT[sort], asc(games.gameId))
          .limit(window.pageSize)
          .offset(window.offset);
  const totalItems = await countUnlessKnown(window, rows.length, () =>
    database.$count(games, and(isPublished, passing)),
  );
  return { gameIds: rows.map(({ gameId }) => gameId), totalItems };
}

type TextRequest = { passing: SQL | undefined; sort: GameSort; window: PageWindow };

/** To be called while `searching`. */
async function findByText(reading: Reading, text: string, request: TextRequest): Promise<Found> {
  const terms = toSearchTerms(text, reading.locale);
  if (!terms) return { gameIds: [], totalItems: 0 };
  const exact = await findMatching(reading, terms, matches(terms), request);
  if (exact.totalItems >= FEW_GAMES || terms.isShort) return exact;
  return findMatching(reading, terms, await matchesOrIsNear(reading.database, terms, reading.locale), request);
}

/** `matching` is a condition on game_search. */
async function findMatching(
  reading: Reading,
  terms: SearchTerms,
  matching: SQL,
  { passing, sort, window }: TextRequest,
): Promise<Found> {
  const { database } = reading;
  if (sort !== "relevance") {
    const ids = database.select({ gameId: gameSearch.gameId }).from(gameSearch).where(matching);
    return findAll(reading, and(passing, inArray(games.gameId, ids)), sort, window);
  }
  return pageByRelevance(database, terms, { matching, passing }, window);
}
