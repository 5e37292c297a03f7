import { and, asc, eq, sql } from "drizzle-orm";
import type { Feed } from "~contract/entities/feed-entry";
import { ApiFailure } from "../../api-failure";
import { feedEntries, feeds } from "../../db/schema/content";
import { challenges } from "../../db/schema/scores";
import { toFeedEntries } from "./feed-entries";
import { countryOf, isFeedShown } from "./shown-sections";
import { optionalTextIn, textIn } from "../localized-texts";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import type { QueryContext } from "../query-context";

export async function assertFeed({ database }: Pick<QueryContext, "database">, feedId: string): Promise<void> {
  const [feed] = await database.select({ feedId: feeds.feedId }).from(feeds).where(eq(feeds.feedId, feedId));
  if (!feed) throw new ApiFailure("feed_not_found");
}

export async function findFeed(context: QueryContext, alias: string, pages: PageRequest) {
  const { database, now, viewer } = context;
  const [feed] = await database
    .select()
    .from(feeds)
    .where(and(eq(feeds.alias, alias), isFeedShown(sql`${feeds.feedId}`, now, countryOf(viewer))));
  if (!feed) throw new ApiFailure("feed_not_found");
  const window = pageWindowOf(pages);
  const ofFeed = eq(feedEntries.feedId, feed.feedId);
  const [rows, totalItems] = await Promise.all([
    database
      .select({ entry: feedEntries, feedVersion: feeds.version, gameOfChallenge: challenges.gameId })
      .from(feedEntries)
      .innerJoin(feeds, eq(feeds.feedId, feedEntries.feedId))
      .leftJoin(challenges, eq(challenges.challengeId, feedEntries.challengeId))
      .where(ofFeed)
      .orderBy(asc(feedEntries.position), asc(feedEntries.entryId))
      .limit(window.pageSize)
      .offset(window.offset),
    database.$count(feedEntries, ofFeed),
  ]);
  const entries = await toFeedEntries(context, rows);
  return {
    feed: toFeed(context, feed),
    entries: entries.flatMap(({ feedEntry }) => feedEntry ?? []),
    pagination: toPagination(window, totalItems),
  };
}

function toFeed({ locale }: QueryContext, feed: typeof feeds.$inferSelect): Feed {
  return {
    feedId: feed.feedId,
    alias: feed.alias,
    feedType: feed.type,
    feedVersion: String(feed.version),
    title: textIn(feed.title, locale),
    titleTranslations: feed.title,
    description: optionalTextIn(feed.description, locale),
    descriptionTranslations: feed.description ?? {},
  };
}
