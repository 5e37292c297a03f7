import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, notExists, or, sql, type SQL } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import { games, gameTags, tracks } from "../../db/schema/catalogue";
import { feedEntries } from "../../db/schema/content";
import { favorites } from "../../db/schema/library";
import { challenges, personalBests } from "../../db/schema/scores";
import { assertFeed } from "../catalogue/feeds";
import { assertGames } from "../catalogue/games";
import type { Reading } from "../query-context";
import { assertStudios } from "../catalogue/studios";
import { findTagIds } from "../catalogue/tags";
import { ofPublishedGame } from "../catalogue/published-games";

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

export async function publishedChallenges(reading: Reading, filter: ChallengeFilter): Promise<SQL | undefined> {
  const needsUser = filter.played === true || filter.favorite === true;
  if (needsUser && (!reading.viewer || reading.viewer.isGuest)) throw new ApiFailure("sign_in_required");
  const [tagIds, excludedTagIds] = await Promise.all([
    findTagIds(reading, filter.tagAlias ?? []),
    findTagIds(reading, filter.excludeTagAlias ?? []),
    assertReferences(reading, filter),
  ]);
  const { winCriteria = [], gameId = [], studioId = [], trackId, timeFrame } = filter;
  return and(
    eq(challenges.isPublished, true),
    ofPublishedGame(reading.database, challenges.gameId),
    inTimeFrame(timeFrame, reading.now),
    filter.monthly === true ? eq(challenges.isMonthly, true) : undefined,
    winCriteria.length === 0 ? undefined : inArray(challenges.criteria, winCriteria),
    gameId.length === 0 ? undefined : inArray(challenges.gameId, gameId),
    studioId.length === 0 ? undefined : inArray(challenges.gameId, gamesOf(reading, studioId)),
    trackId === undefined ? undefined : eq(challenges.trackId, trackId),
    ...tagIds.map((tagId) => ofTag(reading, tagId)),
    excludedTagIds.length === 0 ? undefined : notExists(tagOfGame(reading, excludedTagIds)),
    ofFeed(reading, filter),
    ofViewer(reading, filter),
  );
}

async function assertReferences(reading: Reading, filter: ChallengeFilter) {
  const { feedId, gameId = [], studioId = [], trackId } = filter;
  await Promise.all([
    feedId === undefined ? undefined : assertFeed(reading, feedId),
    assertGames(reading, gameId),
    assertStudios(reading, studioId),
    trackId === undefined ? undefined : assertTrack(reading, trackId),
  ]);
}

async function assertTrack({ database }: Reading, trackId: string): Promise<void> {
  const [track] = await database.select({ trackId: tracks.trackId }).from(tracks).where(eq(tracks.trackId, trackId));
  if (!track) throw new ApiFailure("track_not_found");
}

function gamesOf({ database }: Reading, studioIds: string[]) {
  return database.select({ gameId: games.gameId }).from(games).where(inArray(games.studioId, studioIds));
}

function inTimeFrame(timeFrame: ChallengeFilter["timeFrame"], now: Date): SQL | undefined {
  const started = or(isNull(challenges.startsAt), lte(challenges.startsAt, now));
  const notEnded = or(isNull(challenges.endsAt), gt(challenges.endsAt, now));
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

function ofTag({ database }: Reading, tagId: string): SQL {
  const tagged = database.select({ gameId: gameTags.gameId }).from(gameTags).where(eq(gameTags.tagId, tagId));
  return inArray(challenges.gameId, tagged);
}

/** A correlated subquery: refers to the outer query's challenges.gameId. */
function tagOfGame({ database }: Reading, tagIds: string[]) {
  return database
    .select({ tagId: gameTags.tagId })
    .from(gameTags)
    .where(and(eq(gameTags.gameId, challenges.gameId), inArray(gameTags.tagId, tagIds)));
}

function ofFeed({ database }: Reading, { feedId }: ChallengeFilter): SQL | undefined {
  if (feedId === undefined) return undefined;
  const entries = database
    .select({ challengeId: feedEntries.challengeId })
    .from(feedEntries)
    .where(eq(feedEntries.feedId, feedId));
  return inArray(challenges.challengeId, entries);
}

function ofViewer({ database, viewer }: Reading, { played, favorite }: ChallengeFilter): SQL | undefined {
  if (!viewer) return undefined;
  const own = database
    .select({ one: sql`1` })
    .from(personalBests)
    .where(and(eq(personalBests.challengeId, challenges.challengeId), eq(personalBests.userId, viewer.userId)));
  const kept = database
    .select({ one: sql`1` })
    .from(favorites)
    .where(and(eq(favorites.challengeId, challenges.challengeId), eq(favorites.userId, viewer.userId)));
  return and(played ? exists(own) : undefined, favorite ? exists(kept) : undefined);
}
