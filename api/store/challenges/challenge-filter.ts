import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, notExists, or, sql, type SQL } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import { games, gameTags, tracks } from "../../db/schema/catalogue";
import { feedEntries } from "../../db/schema/content";
import { favorites } from "../../db/schema/library";
import { challenges, personalBests } from "../../db/schema/scores";
import { assertFeed } from "../catalogue/feeds";
import { assertGames } from "../catalogue/games";
import type { QueryContext } from "../query-context";
import { assertStudios } from "../catalogue/studios";
import { findTagIds } from "../catalogue/tags";
import { isTrackVisible } from "../catalogue/track-visibility";

export type ChallengeFilter = {
  timeFrame?: "active" | "upcoming" | "ended" | "monthly" | undefined;
  monthly?: boolean | undefined;
  winCriteria?: ("highest_wins" | "lowest_wins")[] | undefined;
  feedId?: string | undefined;
  gameId?: string[] | undefined;
  studioId?: string[] | undefined;
  trackId?: string | undefined;
  tagAlias?: string[] | undefined;
  excludeTagAlias?: string[] | undefined;
  played?: boolean | undefined;
  favorite?: boolean | undefined;
};

export async function buildChallengeCondition(
  context: QueryContext,
  filter: ChallengeFilter,
): Promise<SQL | undefined> {
  const needsUser = filter.played === true || filter.favorite === true;
  if (needsUser && (!context.viewer || context.viewer.isGuest)) throw new ApiFailure("sign_in_required");
  const [tagIds, excludedTagIds] = await Promise.all([
    findTagIds(context, filter.tagAlias ?? []),
    findTagIds(context, filter.excludeTagAlias ?? []),
    assertReferences(context, filter),
  ]);
  const { winCriteria = [], gameId = [], studioId = [], trackId, timeFrame } = filter;
  return and(
    eq(challenges.isPublished, true),
    challenges.isGamePublished,
    inTimeFrame(timeFrame, context.now),
    filter.monthly === true ? eq(challenges.isMonthly, true) : undefined,
    winCriteria.length === 0 ? undefined : inArray(challenges.criteria, winCriteria),
    gameId.length === 0 ? undefined : inArray(challenges.gameId, gameId),
    studioId.length === 0 ? undefined : inArray(challenges.gameId, gamesOf(context, studioId)),
    trackId === undefined ? undefined : eq(challenges.trackId, trackId),
    ...tagIds.map((tagId) => ofTag(context, tagId)),
    excludedTagIds.length === 0 ? undefined : notExists(tagOfGame(context, excludedTagIds)),
    ofFeed(context, filter),
    ofViewer(context, filter),
  );
}

async function assertReferences(context: QueryContext, filter: ChallengeFilter) {
  const { feedId, gameId = [], studioId = [], trackId } = filter;
  await Promise.all([
    feedId === undefined ? undefined : assertFeed(context, feedId),
    assertGames(context, gameId),
    assertStudios(context, studioId),
    trackId === undefined ? undefined : assertTrack(context, trackId),
  ]);
}

async function assertTrack({ database, viewer }: QueryContext, trackId: string): Promise<void> {
  const [track] = await database.select().from(tracks).where(eq(tracks.trackId, trackId));
  const isThere = track && (await isTrackVisible(database, track, viewer?.userId ?? null));
  if (!isThere) throw new ApiFailure("track_not_found");
}

function gamesOf({ database }: QueryContext, studioIds: string[]) {
  return database.select({ gameId: games.gameId }).from(games).where(inArray(games.studioId, studioIds));
}

/** As in the index of ends. */
export const endOrNever = sql`coalesce(${challenges.endsAt}, 'infinity'::timestamptz)`;

function inTimeFrame(timeFrame: ChallengeFilter["timeFrame"], now: Date): SQL | undefined {
  const started = or(isNull(challenges.startsAt), lte(challenges.startsAt, now));
  const notEnded = gt(endOrNever, sql.param(now, challenges.endsAt));
  switch (timeFrame) {
    case "active":
      return and(started, notEnded);
    case "monthly":
      return and(eq(challenges.isMonthly, true), started, notEnded);
    case "upcoming":
      return gt(challenges.startsAt, now);
    case "ended":
      return and(isNotNull(challenges.endsAt), lte(challenges.endsAt, now));
    case undefined:
      return undefined;
  }
}

function ofTag({ database }: QueryContext, tagId: string): SQL {
  const tagged = database.select({ gameId: gameTags.gameId }).from(gameTags).where(eq(gameTags.tagId, tagId));
  return inArray(challenges.gameId, tagged);
}

/** A correlated subquery: refers to the outer query's challenges.gameId. */
function tagOfGame({ database }: QueryContext, tagIds: string[]) {
  return database
    .select({ tagId: gameTags.tagId })
    .from(gameTags)
    .where(and(eq(gameTags.gameId, challenges.gameId), inArray(gameTags.tagId, tagIds)));
}

function ofFeed({ database }: QueryContext, { feedId }: ChallengeFilter): SQL | undefined {
  if (feedId === undefined) return undefined;
  const entries = database
    .select({ challengeId: feedEntries.challengeId })
    .from(feedEntries)
    .where(eq(feedEntries.feedId, feedId));
  return inArray(challenges.challengeId, entries);
}

function ofViewer({ database, viewer }: QueryContext, { played, favorite }: ChallengeFilter): SQL | undefined {
  if (!viewer) return undefined;
  const ownBests = database
    .select({ one: sql`1` })
    .from(personalBests)
    .where(and(eq(personalBests.challengeId, challenges.challengeId), eq(personalBests.userId, viewer.userId)));
  const ownFavorites = database
    .select({ one: sql`1` })
    .from(favorites)
    .where(and(eq(favorites.challengeId, challenges.challengeId), eq(favorites.userId, viewer.userId)));
  return and(played ? exists(ownBests) : undefined, favorite ? exists(ownFavorites) : undefined);
}
