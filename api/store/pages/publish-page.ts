import { randomUUID } from "node:crypto";
import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { EntrySubject, PageContent, PageSection } from "~contract/entities/page-content";
import type { Database } from "../../db/database";
import { excludedValues } from "../../db/excluded-values";
import { configurations, feedEntries, feeds, sections } from "../../db/schema/content";

type Target = { transaction: Database; configurationId: string };

/** Votes stay with entries that stay. */
export async function publishPage(transaction: Database, configurationId: string, content: PageContent): Promise<void> {
  const target = { transaction, configurationId };
  const version = sql`${configurations.version} + 1`;
  await transaction
    .insert(configurations)
    .values({ configurationId, alias: content.alias })
    .onConflictDoUpdate({ target: configurations.configurationId, set: { version } });
  const feedIds = await feedsOf(target, content.sections);
  await removeOthers(target, content.sections, feedIds);
  await writeFeeds(target, content.sections, feedIds);
  await writeSections(target, content.sections, feedIds);
  await writeEntries(target, content.sections, feedIds);
}

/** By section; new sections get new feeds. */
async function feedsOf({ transaction, configurationId }: Target, content: readonly PageSection[]) {
  const rows = await transaction
    .select({ sectionId: sections.sectionId, feedId: sections.feedId })
    .from(sections)
    .where(eq(sections.configurationId, configurationId));
  const known = new Map(rows.map(({ sectionId, feedId }) => [sectionId, feedId]));
  return new Map(content.map(({ sectionId }) => [sectionId, known.get(sectionId) ?? randomUUID()]));
}

type FeedIds = Awaited<ReturnType<typeof feedsOf>>;

async function removeOthers({ transaction, configurationId }: Target, content: readonly PageSection[], ids: FeedIds) {
  const sectionIds = content.map(({ sectionId }) => sectionId);
  const removed = await transaction
    .delete(sections)
    .where(and(eq(sections.configurationId, configurationId), notInArray(sections.sectionId, sectionIds)))
    .returning({ feedId: sections.feedId });
  const feedIds = removed.flatMap(({ feedId }) => feedId ?? []);
  const used = transaction.select({ feedId: sections.feedId }).from(sections).where(inArray(sections.feedId, feedIds));
  await transaction.delete(feeds).where(and(inArray(feeds.feedId, feedIds), notInArray(feeds.feedId, used)));
  const entryIds = content.flatMap(({ entries }) => entries.map(({ entryId }) => entryId));
  const inOwnFeeds = inArray(feedEntries.feedId, [...ids.values()]);
  await transaction.delete(feedEntries).where(and(inOwnFeeds, notInArray(feedEntries.entryId, entryIds)));
}

async function writeFeeds({ transaction }: Target, content: readonly PageSection[], ids: FeedIds): Promise<void> {
  if (content.length === 0) return;
  // Two sections may have swapped their addresses.
  const swapped = { alias: sql`${feeds.feedId}::text` };
  await transaction
    .update(feeds)
    .set(swapped)
    .where(inArray(feeds.feedId, [...ids.values()]));
  const rows = content.map(({ sectionId, feedAlias, name, description }) => ({
    ...{ feedId: feedIdOf(ids, sectionId), alias: feedAlias, title: name, type: "MANUAL" },
    description: Object.keys(description).length > 0 ? description : null,
  }));
  const set = { ...excludedValues(feeds), version: sql`${feeds.version} + 1` };
  await transaction.insert(feeds).values(rows).onConflictDoUpdate({ target: feeds.feedId, set });
}

async function writeSections(target: Target, content: readonly PageSection[], ids: FeedIds): Promise<void> {
  if (content.length === 0) return;
  const { transaction, configurationId } = target;
  const rows = content.map(({ sectionId, sectionType, name, description, startsAt, endsAt, ...shown }, position) => ({
    ...{ sectionId, configurationId, position, sectionType, name, feedId: feedIdOf(ids, sectionId) },
    ...{ isHidden: shown.isHidden, visibleFor: shown.visibleFor, devices: shown.devices, locales: shown.locales },
    ...{ countries: shown.countries, exceptCountries: shown.exceptCountries },
    description: Object.keys(description).length > 0 ? description : null,
    ...{ startsAt: toDate(startsAt), endsAt: toDate(endsAt) },
  }));
  const set = { ...excludedValues(sections), version: sql`${sections.version} + 1` };
  await transaction.insert(sections).values(rows).onConflictDoUpdate({ target: sections.sectionId, set });
}

const toDate = (moment: string | null) => (moment === null ? null : new Date(moment));

/** Rows of one statement: the database takes 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

async function writeEntries({ transaction }: Target, content: readonly PageSection[], ids: FeedIds): Promise<void> {
  const rows = content.flatMap(({ sectionId, entries }) =>
    entries.map(({ entryId, subject, attributes }, position) => ({
      ...{ entryId, feedId: feedIdOf(ids, sectionId), position, attributes },
      ...subjectColumns(subject),
    })),
  );
  const set = { ...excludedValues(feedEntries), votes: feedEntries.votes };
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = rows.slice(start, start + ROWS_AT_ONCE);
    await transaction.insert(feedEntries).values(some).onConflictDoUpdate({ target: feedEntries.entryId, set });
  }
}

function subjectColumns(subject: EntrySubject) {
  return {
    gameId: subject.kind === "GAME" ? subject.gameId : null,
    challengeId: subject.kind === "CHALLENGE" ? subject.challengeId : null,
    tagId: subject.kind === "TAG" ? subject.tagId : null,
    customType: subject.kind === "CUSTOM" ? subject.customType : null,
  };
}

function feedIdOf(ids: FeedIds, sectionId: string): string {
  const feedId = ids.get(sectionId);
  if (feedId === undefined) throw new Error(`Section ${sectionId} has no feed.`);
  return feedId;
}
