import { and, asc, eq, inArray, ne, notInArray, type SQL } from "drizzle-orm";
import type { Translations } from "~contract/entities/identifiers";
import {
  contentLocale,
  countryCode,
  entryAttribute,
  pageContent,
  pageSection,
  type EntrySubject,
  type PageContent,
  type PageEntry,
  type PageSection,
} from "~contract/entities/page-content";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games, tags } from "../../db/schema/catalogue";
import { configurations, feedEntries, feeds, sections } from "../../db/schema/content";
import { challenges } from "../../db/schema/scores";
import type { ContentKind } from "../drafts/content-kind";
import type { PageWindow } from "../paging";
import { comparePages } from "./compare-pages";
import { assertPicturesExist } from "./page-pictures";
import { publishPage } from "./publish-page";
import { recordedPage } from "./recorded-page";

type SectionRow = typeof sections.$inferSelect;
type FeedRow = typeof feeds.$inferSelect;
type EntryRow = typeof feedEntries.$inferSelect;

/** Rules: docs/product/pages.md. */
export const PAGE_KIND: ContentKind<PageContent> = {
  name: "page",
  schema: pageContent,
  notFound: "page_not_found",
  titleOf: ({ alias }) => alias,
  read: readPageContent,
  check: checkPage,
  publish: publishPage,
  archive: () => Promise.reject(new Error("Pages are not archived.")),
  recorded: recordedPage,
  compare: comparePages,
};

async function readPageContent(database: Database, configurationId: string): Promise<PageContent | null> {
  const [configuration] = await database
    .select({ alias: configurations.alias })
    .from(configurations)
    .where(eq(configurations.configurationId, configurationId));
  if (!configuration) return null;
  const ofPage = eq(sections.configurationId, configurationId);
  return { alias: configuration.alias, sections: await readSections(database, ofPage) };
}

/** In their order. */
export async function readSections(database: Database, where: SQL | undefined, window?: PageWindow) {
  const query = database
    .select({ section: sections, feed: feeds })
    .from(sections)
    .leftJoin(feeds, eq(feeds.feedId, sections.feedId))
    .where(where)
    .orderBy(asc(sections.position), asc(sections.sectionId));
  const rows = await (window ? query.limit(window.pageSize).offset(window.offset) : query);
  const entries = await readEntries(
    database,
    rows.flatMap(({ feed }) => feed?.feedId ?? []),
  );
  return rows.map(({ section, feed }) => toSection(section, feed, entries.get(feed?.feedId ?? "") ?? []));
}

async function readEntries(database: Database, feedIds: string[]): Promise<Map<string, EntryRow[]>> {
  const rows = await database
    .select()
    .from(feedEntries)
    .where(inArray(feedEntries.feedId, feedIds))
    .orderBy(asc(feedEntries.position), asc(feedEntries.entryId));
  const byFeed = new Map<string, EntryRow[]>(feedIds.map((feedId) => [feedId, []]));
  for (const row of rows) byFeed.get(row.feedId)?.push(row);
  return byFeed;
}

/** Rows from elsewhere may have values that no editor could write: those are left out. */
function toSection(section: SectionRow, feed: FeedRow | null, entries: EntryRow[]): PageSection {
  const { sectionId, sectionType, isHidden, visibleFor, devices } = section;
  const feedAlias = pageSection.shape.feedAlias.safeParse(feed?.alias).data;
  return {
    ...{ sectionId, sectionType, isHidden, visibleFor, devices, feedAlias: feedAlias ?? `section-${sectionId}` },
    name: pageSection.shape.name.safeParse(section.name).data ?? { en: nameOf(section.name, sectionType) },
    description: pageSection.shape.description.safeParse(section.description ?? {}).data ?? {},
    locales: section.locales.flatMap((locale) => contentLocale.safeParse(locale).data ?? []),
    countries: section.countries.filter((code) => countryCode.safeParse(code).success),
    exceptCountries: section.exceptCountries.filter((code) => countryCode.safeParse(code).success),
    startsAt: section.startsAt?.toISOString() ?? null,
    endsAt: section.endsAt?.toISOString() ?? null,
    entries: entries.flatMap((row) => toEntry(row) ?? []),
  };
}

const MAX_FALLBACK_LENGTH = 60;

function nameOf(names: Translations, sectionType: string): string {
  return (names["en"] ?? "").trim().slice(0, MAX_FALLBACK_LENGTH) || sectionType;
}

function toEntry({ entryId, attributes, ...row }: EntryRow): PageEntry | null {
  const subject = subjectOf(row);
  return subject && { entryId, subject, attributes: attributes.filter((one) => entryAttribute.safeParse(one).success) };
}

type SubjectColumns = Pick<EntryRow, "gameId" | "challengeId" | "tagId" | "customType">;

function subjectOf({ gameId, challengeId, tagId, customType }: SubjectColumns): EntrySubject | null {
  if (gameId !== null) return { kind: "GAME", gameId };
  if (challengeId !== null) return { kind: "CHALLENGE", challengeId };
  if (tagId !== null) return { kind: "TAG", tagId };
  return customType === null ? null : { kind: "CUSTOM", customType };
}

async function checkPage(transaction: Database, configurationId: string, content: PageContent): Promise<void> {
  await assertSubjectsExist(transaction, content);
  await assertPicturesExist(transaction, content.sections);
  await assertAddressesFree(transaction, configurationId, content);
  const sectionIds = content.sections.map(({ sectionId }) => sectionId);
  const entryIds = content.sections.flatMap(({ entries }) => entries.map(({ entryId }) => entryId));
  if (isRepeated(sectionIds) || isRepeated(entryIds)) throw new ApiFailure("page_id_taken");
  const isElsewhere = ne(sections.configurationId, configurationId);
  const takenSections = transaction.$count(sections, and(isElsewhere, inArray(sections.sectionId, sectionIds)));
  const foreignFeeds = transaction.select({ feedId: sections.feedId }).from(sections).where(isElsewhere);
  const inForeignFeed = inArray(feedEntries.feedId, foreignFeeds);
  const takenEntries = transaction.$count(feedEntries, and(inForeignFeed, inArray(feedEntries.entryId, entryIds)));
  if ((await takenSections) + (await takenEntries) > 0) throw new ApiFailure("page_id_taken");
}

const isRepeated = (ids: readonly string[]) => new Set(ids).size < ids.length;

/** What is not public is skipped on pages, and comes back by itself. */
async function assertSubjectsExist(transaction: Database, content: PageContent): Promise<void> {
  const subjects = content.sections.flatMap((section) => section.entries.map(({ subject }) => subject));
  const gameIds = new Set(subjects.flatMap((one) => (one.kind === "GAME" ? one.gameId : [])));
  const challengeIds = new Set(subjects.flatMap((one) => (one.kind === "CHALLENGE" ? one.challengeId : [])));
  const tagIds = new Set(subjects.flatMap((one) => (one.kind === "TAG" ? one.tagId : [])));
  const found = {
    games: await transaction.$count(games, inArray(games.gameId, [...gameIds])),
    challenges: await transaction.$count(challenges, inArray(challenges.challengeId, [...challengeIds])),
    tags: await transaction.$count(tags, inArray(tags.tagId, [...tagIds])),
  };
  if (found.games < gameIds.size) throw new ApiFailure("game_not_found");
  if (found.challenges < challengeIds.size) throw new ApiFailure("challenge_not_found");
  if (found.tags < tagIds.size) throw new ApiFailure("tag_not_found");
}

async function assertAddressesFree(transaction: Database, configurationId: string, content: PageContent) {
  const own = eq(configurations.configurationId, configurationId);
  const [before] = await transaction.select({ alias: configurations.alias }).from(configurations).where(own);
  if (before && before.alias !== content.alias) throw new ApiFailure("page_alias_changed");
  const aliases = content.sections.map(({ feedAlias }) => feedAlias);
  if (new Set(aliases).size < aliases.length) throw new ApiFailure("feed_alias_taken");
  const ownFeeds = await transaction
    .select({ feedId: sections.feedId })
    .from(sections)
    .where(eq(sections.configurationId, configurationId));
  const ownIds = ownFeeds.flatMap(({ feedId }) => feedId ?? []);
  const taken = and(inArray(feeds.alias, aliases), notInArray(feeds.feedId, ownIds));
  if ((await transaction.$count(feeds, taken)) > 0) throw new ApiFailure("feed_alias_taken");
}
