import { and, asc, count, desc, eq, exists, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import type { Challenge } from "~contract/entities/challenge";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../api-failure";
import { games, gameTags, tags } from "../db/schema/catalogue";
import { feedEntries, feeds } from "../db/schema/content";
import { challenges, personalBests } from "../db/schema/scores";
import { loadChallenges } from "./challenges";
import { findGameRow } from "./games";
import { pageWindowOf, toPagination, type PageRequest } from "./paging";
import type { Reading } from "./reading";
import { assertStudio } from "./studios";

export type ChallengeFilter = PageRequest & {
  sort?: "newest" | "ending-soon" | "players-desc" | undefined;
  timeFrame?: "active" | "upcoming" | "ended" | "monthly" | undefined;
  winCriteria?: ("highest_wins" | "lowest_wins")[] | undefined;
  feedId?: string | undefined;
  gameId?: string | undefined;
  studioId?: string | undefined;
  /** The challenge's game must have all of them. */
  tagAlias?: string[] | undefined;
  /** Only challenges with a score of the viewer's; needs a signed-in user. */
  played?: boolean | undefined;
};

/**
 * Published challenges of published games.
 * Throws sign_in_required, feed_not_found, game_not_found and studio_not_found (spec section 8).
 */
export async function listChallenges(
  reading: Reading,
  filter: ChallengeFilter,
): Promise<{ challenges: Challenge[]; pagination: Pagination }> {
  await assertReferences(reading, filter);
  const { database } = reading;
  const window = pageWindowOf(filter);
  const conditions = and(
    eq(challenges.isPublished, true),
    eq(games.isPublished, true),
    ...timeConditions(filter.timeFrame, reading.now),
    ...contentConditions(reading, filter),
  );
  const [rows, [total]] = await Promise.all([
    database
      .select({ challengeId: challenges.challengeId })
      .from(challenges)
      .innerJoin(games, eq(games.gameId, challenges.gameId))
      .where(conditions)
      .orderBy(...orderOf(reading, filter.sort), asc(challenges.challengeId))
      .limit(window.pageSize)
      .offset(window.offset),
    database
      .select({ challenges: count() })
      .from(challenges)
      .innerJoin(games, eq(games.gameId, challenges.gameId))
      .where(conditions),
  ]);
  const found = await loadChallenges(
    reading,
    rows.map((row) => row.challengeId),
  );
  return { challenges: [...found.values()], pagination: toPagination(window, total?.challenges ?? 0) };
}

async function assertReferences(reading: Reading, filter: ChallengeFilter): Promise<void> {
  if (filter.played && (!reading.viewer || reading.viewer.isGuest)) throw new ApiFailure("sign_in_required");
  await Promise.all([
    filter.feedId && assertFeed(reading, filter.feedId),
    filter.gameId && findGameRow(reading, filter.gameId),
    filter.studioId && assertStudio(reading, filter.studioId),
  ]);
}

async function assertFeed({ database }: Reading, feedId: string): Promise<void> {
  const [feed] = await database.select({ feedId: feeds.feedId }).from(feeds).where(eq(feeds.feedId, feedId));
  if (!feed) throw new ApiFailure("feed_not_found");
}

function timeConditions(timeFrame: ChallengeFilter["timeFrame"], now: Date): (SQL | undefined)[] {
  const started = or(isNull(challenges.startsAt), lte(challenges.startsAt, now));
  const notEnded = or(isNull(challenges.endsAt), gt(challenges.endsAt, now));
  switch (timeFrame) {
    case "active":
      return [started, notEnded];
    case "monthly":
      return [eq(challenges.isMonthly, true), started, notEnded];
    case "upcoming":
      return [gt(challenges.startsAt, now)];
    case "ended":
      return [isNotNull(challenges.endsAt), lte(challenges.endsAt, now)];
    case undefined:
      return [];
  }
}

function contentConditions({ database, viewer }: Reading, filter: ChallengeFilter): SQL[] {
  const conditions: SQL[] = [];
  if (filter.winCriteria?.length) conditions.push(inArray(challenges.criteria, filter.winCriteria));
  if (filter.gameId) conditions.push(eq(challenges.gameId, filter.gameId));
  if (filter.studioId) conditions.push(eq(games.studioId, filter.studioId));
  if (filter.feedId) {
    const ofFeed = and(eq(feedEntries.challengeId, challenges.challengeId), eq(feedEntries.feedId, filter.feedId));
    conditions.push(
      exists(
        database
          .select({ one: sql`1` })
          .from(feedEntries)
          .where(ofFeed),
      ),
    );
  }
  for (const tagAlias of filter.tagAlias ?? []) {
    const tagged = database
      .select({ one: sql`1` })
      .from(gameTags)
      .innerJoin(tags, eq(tags.tagId, gameTags.tagId));
    conditions.push(exists(tagged.where(and(eq(gameTags.gameId, challenges.gameId), eq(tags.alias, tagAlias)))));
  }
  if (filter.played && viewer) {
    const own = and(eq(personalBests.challengeId, challenges.challengeId), eq(personalBests.userId, viewer.userId));
    conditions.push(
      exists(
        database
          .select({ one: sql`1` })
          .from(personalBests)
          .where(own),
      ),
    );
  }
  return conditions;
}

function orderOf({ database }: Reading, sort: ChallengeFilter["sort"] = "newest"): SQL[] {
  switch (sort) {
    case "newest":
      return [desc(challenges.createdAt)];
    case "ending-soon":
      return [sql`${challenges.endsAt} asc nulls last`, desc(challenges.createdAt)];
    case "players-desc": {
      const ranked = and(eq(personalBests.challengeId, challenges.challengeId), personalBests.isRanked);
      const players = database.select({ players: count() }).from(personalBests).where(ranked);
      return [sql`(${players}) desc`, desc(challenges.createdAt)];
    }
  }
}
