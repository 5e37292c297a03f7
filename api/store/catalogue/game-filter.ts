import { and, arrayContains, eq, gte, inArray, notExists, type SQL } from "drizzle-orm";
import { games, gameTags } from "../../db/schema";
import { feedEntries } from "../../db/schema/content";
import { assertFeed } from "./feeds";
import type { QueryContext } from "../query-context";
import { assertStudios } from "./studios";
import { findTagIds } from "./tags";

export type GameFilter = {
  platform?: "DESKTOP" | "MOBILE" | undefined;
  tagAlias?: string[] | undefined;
  excludeTagAlias?: string[] | undefined;
  multiplayer?: boolean | undefined;
  studioId?: string[] | undefined;
  feedId?: string | undefined;
  startDate?: string | undefined;
};

export async function buildGameCondition(context: QueryContext, filter: GameFilter): Promise<SQL | undefined> {
  const { platform, tagAlias = [], excludeTagAlias = [], multiplayer, studioId = [], feedId, startDate } = filter;
  const [tagIds, excludedTagIds] = await Promise.all([
    findTagIds(context, tagAlias),
    findTagIds(context, excludeTagAlias),
    assertStudios(context, studioId),
    feedId === undefined ? undefined : assertFeed(context, feedId),
  ]);
  return and(
    platform && arrayContains(games.platforms, [platform]),
    multiplayer === undefined ? undefined : eq(games.multiplayer, multiplayer),
    studioId.length === 0 ? undefined : inArray(games.studioId, studioId),
    startDate === undefined ? undefined : gte(games.releaseDate, new Date(`${startDate}T00:00:00Z`)),
    feedId === undefined ? undefined : inArray(games.gameId, gamesOfFeed(context, feedId)),
    ...tagIds.map((tagId) => inArray(games.gameId, gamesWithTag(context, tagId))),
    excludedTagIds.length === 0 ? undefined : notExists(tagOf(context, excludedTagIds)),
  );
}

function gamesWithTag({ database }: QueryContext, tagId: string) {
  return database.select({ gameId: gameTags.gameId }).from(gameTags).where(eq(gameTags.tagId, tagId));
}

/** A correlated subquery: refers to the outer query's games.gameId. */
function tagOf({ database }: QueryContext, tagIds: string[]) {
  return database
    .select({ tagId: gameTags.tagId })
    .from(gameTags)
    .where(and(eq(gameTags.gameId, games.gameId), inArray(gameTags.tagId, tagIds)));
}

function gamesOfFeed({ database }: QueryContext, feedId: string) {
  return database.select({ gameId: feedEntries.gameId }).from(feedEntries).where(eq(feedEntries.feedId, feedId));
}
