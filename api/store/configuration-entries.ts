import { asc, count, eq } from "drizzle-orm";
import { feedEntries, feeds, sections } from "../db/schema/content";
import { challenges } from "../db/schema/scores";
import { toFeedEntries, type ShownEntry } from "./feed-entries";
import type { PageWindow } from "./paging";
import type { Reading } from "./reading";

export type EntryOfSection = { sectionId: string; feedEntry: ShownEntry };

/** One page of the entries of a configuration's feeds, each with the section that shows it. */
export async function loadFeedEntries(
  reading: Reading,
  configurationId: string,
  { pageSize, offset }: PageWindow,
): Promise<{ page: EntryOfSection[]; totalItems: number }> {
  const { database } = reading;
  const ofConfiguration = eq(sections.configurationId, configurationId);
  const [rows, [total]] = await Promise.all([
    database
      .select({
        sectionId: sections.sectionId,
        entry: feedEntries,
        feedVersion: feeds.version,
        gameOfChallenge: challenges.gameId,
      })
      .from(sections)
      .innerJoin(feeds, eq(feeds.feedId, sections.feedId))
      .innerJoin(feedEntries, eq(feedEntries.feedId, feeds.feedId))
      .leftJoin(challenges, eq(challenges.challengeId, feedEntries.challengeId))
      .where(ofConfiguration)
      .orderBy(asc(sections.position), asc(feedEntries.position), asc(feedEntries.entryId))
      .limit(pageSize)
      .offset(offset),
    database
      .select({ entries: count() })
      .from(sections)
      .innerJoin(feedEntries, eq(feedEntries.feedId, sections.feedId))
      .where(ofConfiguration),
  ]);
  const entries = await toFeedEntries(reading, rows);
  const page = entries.flatMap(({ row: { sectionId }, feedEntry }) => (feedEntry ? [{ sectionId, feedEntry }] : []));
  return { page, totalItems: total?.entries ?? 0 };
}
