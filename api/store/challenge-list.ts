import { asc, desc, eq, sql, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { challengeSort } from "~contract/calls/challenges";
import type { Challenge } from "~contract/entities/challenge";
import type { Pagination } from "~contract/entities/pagination";
import { challenges } from "../db/schema/scores";
import { challengeStatistics } from "../db/schema/search";
import { publishedChallenges, type ChallengeFilter } from "./challenge-filter";
import { loadChallenges } from "./challenges";
import { countUnlessKnown, pageWindowOf, toPagination, type PageRequest } from "./paging";
import type { Reading } from "./reading";

type ChallengeSort = z.output<typeof challengeSort>;

const ORDER_BY_SORT: Record<ChallengeSort, SQL[]> = {
  newest: [desc(challenges.createdAt)],
  "ending-soon": [sql`${challenges.endsAt} asc nulls last`, desc(challenges.createdAt)],
  "players-desc": [desc(challengeStatistics.players)],
};

/**
 * Published challenges of published games.
 * Throws sign_in_required and, for unknown filters, feed_, game_, studio_, tag_ and track_not_found (spec section 8).
 */
export async function listChallenges(
  reading: Reading,
  request: PageRequest & ChallengeFilter & { sort?: ChallengeSort | undefined },
): Promise<{ challenges: Challenge[]; pagination: Pagination }> {
  const { database } = reading;
  const conditions = await publishedChallenges(reading, request);
  const window = pageWindowOf(request);
  const rows = await database
    .select({ challengeId: challenges.challengeId })
    .from(challenges)
    .innerJoin(challengeStatistics, eq(challengeStatistics.challengeId, challenges.challengeId))
    .where(conditions)
    .orderBy(...ORDER_BY_SORT[request.sort ?? "newest"], asc(challenges.challengeId))
    .limit(window.pageSize)
    .offset(window.offset);
  const totalItems = await countUnlessKnown(window, rows.length, () => database.$count(challenges, conditions));
  const challengeIds = rows.map(({ challengeId }) => challengeId);
  const found = await loadChallenges(reading, challengeIds);
  return { challenges: [...found.values()], pagination: toPagination(window, totalItems) };
}
