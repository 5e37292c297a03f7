import { asc, count, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { feedEntries, feeds, sections } from "../../db/schema/content";
import { challenges } from "../../db/schema/scores";
import { toFeedEntries, type EntryRow, type EntryResponse } from "./feed-entries";
import type { PageWindow } from "../paging";
import type { QueryContext } from "../query-context";

export type SectionEntry = { sectionId: string; feedEntry: EntryResponse };

export type EntryRows = { rows: (EntryRow & { sectionId: string })[]; totalItems: number };

/** Without votes: they change without the catalogue version, so they cannot be cached. */
const entryColumns = {
  entryId: feedEntries.entryId,
  feedId: feedEntries.feedId,
  position: feedEntries.position,
  gameId: feedEntries.gameId,
  challengeId: feedEntries.challengeId,
  tagId: feedEntries.tagId,
  customType: feedEntries.customType,
  attributes: feedEntries.attributes,
};

export async function loadEntryRows(
  database: Database,
  configurationId: string,
  { pageSize, offset }: PageWindow,
): Promise<EntryRows> {
  const ofConfiguration = eq(sections.configurationId, configurationId);
  const [rows, [total]] = await Promise.all([
    database
      .select({
        sectionId: sections.sectionId,
        entry: entryColumns,
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
  return { rows, totalItems: total?.entries ?? 0 };
}

export async function toSectionEntries(context: QueryContext, { rows }: EntryRows): Promise<SectionEntry[]> {
  const entries = await toFeedEntries(context, rows);
  return entries.flatMap(({ row: { sectionId }, feedEntry }) => (feedEntry ? [{ sectionId, feedEntry }] : []));
}
