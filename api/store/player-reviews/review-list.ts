import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { listPlayerReviews } from "~contract/calls/player-reviews";
import type { CallData } from "~contract/define-call";
import type { ReviewOrder } from "~contract/entities/player-review";
import { user } from "../../db/schema/identity";
import { playerReviews } from "../../db/schema/player-reviews";
import { findCachedGameRow } from "../catalogue/games";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import type { QueryContext } from "../query-context";
import { selectReviews, toPlayerReview } from "./review-responses";
import { isShownTo } from "./shown-reviews";

const { gameId: gameKey, helpfulCount, createdAt, reviewId, isRecommended } = playerReviews;

const HELPFUL_FIRST: readonly SQL[] = [desc(helpfulCount), desc(createdAt), sql`${reviewId}`];

type Listing = { which?: SQL; order: readonly SQL[]; totalOf: (counts: Counts) => number };
type Counts = { total: number; recommended: number };

const LISTINGS: Record<ReviewOrder, Listing> = {
  HELPFUL: { order: HELPFUL_FIRST, totalOf: ({ total }) => total },
  NEWEST: { order: [desc(createdAt), sql`${reviewId}`], totalOf: ({ total }) => total },
  RECOMMENDED: {
    which: eq(isRecommended, true),
    order: HELPFUL_FIRST,
    totalOf: ({ recommended }) => recommended,
  },
  NOT_RECOMMENDED: {
    which: eq(isRecommended, false),
    order: HELPFUL_FIRST,
    totalOf: ({ total, recommended }) => total - recommended,
  },
};

type Request = PageRequest & { gameId: string; order?: ReviewOrder | undefined };

export async function listReviews(
  context: QueryContext,
  { gameId: gameIdText, order = "HELPFUL", ...pages }: Request,
): Promise<CallData<typeof listPlayerReviews>> {
  const { database, viewer } = context;
  const { gameId } = await findCachedGameRow(context, gameIdText);
  const window = pageWindowOf(pages);
  const { which, order: columns, totalOf } = LISTINGS[order];
  const shown = and(eq(gameKey, gameId), isShownTo(context));
  const [rows, [counts = { total: 0, recommended: 0 }]] = await Promise.all([
    selectReviews(database, viewer)
      .where(and(shown, which))
      .orderBy(...columns)
      .limit(window.pageSize)
      .offset(window.offset),
    database
      .select({
        total: sql<number>`count(*)::int`,
        recommended: sql<number>`(count(*) filter (where ${isRecommended}))::int`,
      })
      .from(playerReviews)
      .innerJoin(user, eq(user.id, playerReviews.userId))
      .where(shown),
  ]);
  return {
    reviews: rows.map((row) => toPlayerReview(row, context)),
    ...counts,
    pagination: toPagination(window, totalOf(counts)),
  };
}
