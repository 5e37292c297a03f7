import { and, count, desc, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database";
import { gameSearch, gameStatistics } from "../../db/schema";
import type { PageWindow } from "../paging";
import type { CountQuery, CachedCounts } from "../catalogue/cached-counts";
import { titleContains, titleEquals, type SearchTerms } from "./search-query";

/** `matching` is a condition on game_search, `gameCondition` one on games. */
export type FoundGames = {
  matching: SQL;
  gameCondition: SQL | undefined;
  window: PageWindow;
  counts: CachedCounts;
};

/** Sorting this many games costs less than finding the most played among them. */
const FEW_MATCHES = 1_000;
const TOPS = [1_000, 3_000, 10_000, 30_000];
/** Words are distributed unevenly: half of the expected matches is worth a try. */
const MIN_SHARE = 0.5;

/** Conditions that keep the best ranked of very many matches, narrowest first; the caller checks that enough remain. */
export async function narrowingConditions(
  database: Database,
  terms: SearchTerms,
  { counts, conditions, totalItems }: FoundGames & { conditions: SQL | undefined; totalItems: number },
  minCount: number,
): Promise<SQL[]> {
  if (totalItems <= FEW_MATCHES) return [];
  const titled = titleContains(terms);
  const all = await counts.count(countOfSearch(database, undefined));
  const titles = await counts.count(countOfSearch(database, and(conditions, titled)));
  const isFullOfTitles = titles >= minCount;
  const candidates = isFullOfTitles ? titles : totalItems;
  const tops = TOPS.filter((top) => top < all && candidates * (top / all) >= minCount * MIN_SHARE);
  const steps = await Promise.all(tops.map((top) => counts.count(popularityStepOf(database, top))));
  return steps.flatMap((step) => {
    const standing = sql`${gameSearch.standing} @> array[${step}::integer]`;
    return (isFullOfTitles ? or(titleEquals(terms), and(titled, standing)) : or(titled, standing)) ?? [];
  });
}

export function countOfSearch(database: Database, conditions: SQL | undefined): CountQuery {
  return database.select({ total: count() }).from(gameSearch).where(conditions);
}

/** The step that the `top` most played games have reached; a few more games may be on it. */
export function popularityStepOf(database: Database, top: number) {
  const last = database
    .select({ totalPlays: gameStatistics.totalPlays })
    .from(gameStatistics)
    .orderBy(desc(gameStatistics.totalPlays), gameStatistics.gameId)
    .offset(top - 1)
    .limit(1)
    .as("last");
  return database.select({ total: sql<number>`standing_step(${last.totalPlays})` }).from(last);
}
