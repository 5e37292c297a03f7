import { and, arrayContains, asc, count, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import { games, gameStatistics, gameTags } from "../db/schema/catalogue";
import { loadGames } from "./game-summaries";
import { pageWindowOf, toPagination, type PageRequest } from "./paging";
import type { Reading } from "./reading";
import { assertStudio } from "./studios";
import { findTagByAlias } from "./tags";

type GameSort = "relevance" | "total-plays-desc" | "total-time-played-desc" | "release-date-desc" | "rating-desc";
export type GameFilter = PageRequest & {
  sort?: GameSort | undefined;
  platform?: "DESKTOP" | "MOBILE" | undefined;
  /** A game must have all of them. */
  tagAlias?: string[] | undefined;
  studioId?: string | undefined;
};

/** Without search terms and ratings, relevance and rating fall back on what people play most. */
const ORDER_BY_SORT: Record<GameSort, SQL> = {
  relevance: desc(gameStatistics.totalPlays),
  "rating-desc": desc(gameStatistics.totalPlays),
  "total-plays-desc": desc(gameStatistics.totalPlays),
  "total-time-played-desc": desc(gameStatistics.totalTimeMs),
  "release-date-desc": desc(games.releaseDate),
};

/** Published games; throws studio_not_found and tag_not_found for unknown filters. */
export async function listGames(
  reading: Reading,
  filter: GameFilter,
): Promise<{ games: Game[]; pagination: Pagination }> {
  const { database } = reading;
  const window = pageWindowOf(filter);
  const conditions = and(eq(games.isPublished, true), ...(await filterConditions(reading, filter)));
  const [rows, [total]] = await Promise.all([
    database
      .select({ gameId: games.gameId })
      .from(games)
      .innerJoin(gameStatistics, eq(gameStatistics.gameId, games.gameId))
      .where(conditions)
      .orderBy(ORDER_BY_SORT[filter.sort ?? "relevance"], asc(games.gameId))
      .limit(window.pageSize)
      .offset(window.offset),
    database.select({ games: count() }).from(games).where(conditions),
  ]);
  const bundles = await loadGames(
    reading,
    rows.map((row) => row.gameId),
  );
  return {
    games: [...bundles.values()].map((bundle) => bundle.summary),
    pagination: toPagination(window, total?.games ?? 0),
  };
}

async function filterConditions(reading: Reading, filter: GameFilter): Promise<SQL[]> {
  const conditions: SQL[] = [];
  if (filter.platform) conditions.push(arrayContains(games.platforms, [filter.platform]));
  if (filter.studioId) {
    await assertStudio(reading, filter.studioId);
    conditions.push(eq(games.studioId, filter.studioId));
  }
  const wantedTags = await Promise.all((filter.tagAlias ?? []).map((alias) => findTagByAlias(reading, alias)));
  for (const { tagId } of wantedTags) {
    const withTag = reading.database
      .select({ gameId: gameTags.gameId })
      .from(gameTags)
      .where(eq(gameTags.tagId, tagId));
    conditions.push(inArray(games.gameId, withTag));
  }
  return conditions;
}
