import { and, inArray, notInArray } from "drizzle-orm";
import type { Database } from "../db/database";
import { configurations, feedEntries, feeds, sections } from "../db/schema/content";
import type { ContentRows } from "./demo-content";
import { excludedValues } from "../db/excluded-values";

/** Deletes entries and sections that a page no longer has. */
export async function seedContent(database: Database, pages: ContentRows[]): Promise<void> {
  const configurationRows = pages.map((page) => page.configuration);
  const feedRows = pages.flatMap((page) => page.feeds);
  const sectionRows = pages.flatMap((page) => page.sections);
  const entryRows = pages.flatMap((page) => page.entries);
  await database
    .insert(configurations)
    .values(configurationRows)
    .onConflictDoUpdate({ target: configurations.configurationId, set: excludedValues(configurations) });
  await database
    .insert(feeds)
    .values(feedRows)
    .onConflictDoUpdate({ target: feeds.feedId, set: excludedValues(feeds) });
  await database
    .insert(sections)
    .values(sectionRows)
    .onConflictDoUpdate({ target: sections.sectionId, set: excludedValues(sections) });
  await database
    .insert(feedEntries)
    .values(entryRows)
    .onConflictDoUpdate({
      target: feedEntries.entryId,
      set: { ...excludedValues(feedEntries), votes: feedEntries.votes },
    });
  await deleteOthers(database, pages);
}

async function deleteOthers(database: Database, pages: ContentRows[]): Promise<void> {
  const configurationIds = pages.map((page) => page.configuration.configurationId);
  const sectionIds = pages.flatMap((page) => page.sections.map((section) => section.sectionId));
  const feedIds = pages.flatMap((page) => page.feeds.map((feed) => feed.feedId));
  const entryIds = pages.flatMap((page) => page.entries.map((entry) => entry.entryId));
  const otherSections = notInArray(sections.sectionId, sectionIds);
  await database.delete(sections).where(and(inArray(sections.configurationId, configurationIds), otherSections));
  const otherEntries = notInArray(feedEntries.entryId, entryIds);
  await database.delete(feedEntries).where(and(inArray(feedEntries.feedId, feedIds), otherEntries));
}
