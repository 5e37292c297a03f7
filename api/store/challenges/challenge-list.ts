import { asc, count, desc, eq, lte, sql, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { challengeSort } from "~contract/calls/challenges";
import type { Challenge } from "~contract/entities/challenge";
import type { Pagination } from "~contract/entities/pagination";
import { challenges } from "../../db/schema/scores";
import { challengeStatistics } from "../../db/schema/search";
import { buildChallengeCondition, endOrNever, type ChallengeFilter } from "./challenge-filter";
import { loadChallenges } from "./challenges";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import type { QueryContext } from "../query-context";
import { cachedCountsOf } from "../catalogue/cached-counts";

type ChallengeSort = z.output<typeof challengeSort>;

const ORDER_BY_SORT: Record<ChallengeSort, SQL[]> = {
  newest: [desc(challenges.createdAt)],
  "ending-soon": [asc(endOrNever), desc(challenges.createdAt)],
  "players-desc": [desc(challengeStatistics.players)],
};

export async function listChallenges(
  context: QueryContext,
  request: PageRequest & ChallengeFilter & { sort?: ChallengeSort | undefined },
): Promise<{ challenges: Challenge[]; pagination: Pagination }> {
  const { database } = context;
  const conditions = await buildChallengeCondition(context, request);
  const window = pageWindowOf(request);
  const rows = await database
    .select({ challengeId: challenges.challengeId })
    .from(challenges)
    .innerJoin(challengeStatistics, eq(challengeStatistics.challengeId, challenges.challengeId))
    .where(conditions)
    .orderBy(...ORDER_BY_SORT[request.sort ?? "newest"], asc(challenges.challengeId))
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countTotal(window, rows.length, () => countChallenges(context, request));
  const challengeIds = rows.map(({ challengeId }) => challengeId);
  const found = await loadChallenges(context, challengeIds);
  return { challenges: [...found.values()], pagination: toPagination(window, totalItems) };
}

/** Counts as of the last start or end of a challenge, so that the cached count is valid until the next. */
async function countChallenges(context: QueryContext, filter: ChallengeFilter): Promise<number> {
  const { database } = context;
  const isViewerSpecific = filter.played === true || filter.favorite === true;
  if (isViewerSpecific) return database.$count(challenges, await buildChallengeCondition(context, filter));
  const now = filter.timeFrame === undefined ? context.now : await lastStartOrEnd(context);
  const conditions = await buildChallengeCondition({ ...context, now }, filter);
  const counted = database.select({ total: count() }).from(challenges).where(conditions);
  return (await cachedCountsOf(database)).count(counted);
}

/** Rounded up: JavaScript dates have no microseconds. */
async function lastStartOrEnd({ database, now }: QueryContext): Promise<Date> {
  const { startsAt, endsAt } = challenges;
  const lastOf = (moment: typeof startsAt | typeof endsAt) =>
    database
      .select({ last: sql`max(${moment}) + interval '999 microseconds'` })
      .from(challenges)
      .where(lte(moment, now));
  const turn = sql<Date | null>`greatest(${lastOf(startsAt)}, ${lastOf(endsAt)})`.mapWith(startsAt);
  const [row] = await database.select({ turn }).from(sql`(values (1)) as one`);
  return row?.turn ?? new Date(0);
}
