import { asc, eq, or } from "drizzle-orm";
import { id } from "~contract/entities/identifiers";
import type { Section } from "~contract/entities/section";
import { ApiFailure } from "../api-failure";
import { configurations, feeds, sections } from "../db/schema/content";
import { loadFeedEntries, type EntryOfSection } from "./configuration-entries";
import { optionalTextIn, textIn } from "./localized-texts";
import { pageWindowOf, toPagination, type PageRequest } from "./paging";
import type { Reading } from "./reading";

type SectionRow = { section: typeof sections.$inferSelect; feed: typeof feeds.$inferSelect | null };

/** The type as stored: a portal that does not know it makes UNKNOWN of it. */
type StoredSection = Omit<Section, "sectionType"> & { sectionType: string };

/**
 * A configuration by id or alias: all sections, and one page of the entries of their feeds in the order of the page.
 * Throws configuration_not_found.
 */
export async function findConfiguration(reading: Reading, idOrAlias: string, pages: PageRequest) {
  const { database } = reading;
  const byAlias = eq(configurations.alias, idOrAlias);
  const [configuration] = await database
    .select()
    .from(configurations)
    .where(id.safeParse(idOrAlias).success ? or(eq(configurations.configurationId, idOrAlias), byAlias) : byAlias);
  if (!configuration) throw new ApiFailure("configuration_not_found");
  const { configurationId, version } = configuration;
  const window = pageWindowOf(pages);
  const [sectionRows, entries] = await Promise.all([
    database
      .select({ section: sections, feed: feeds })
      .from(sections)
      .leftJoin(feeds, eq(feeds.feedId, sections.feedId))
      .where(eq(sections.configurationId, configurationId))
      .orderBy(asc(sections.position)),
    loadFeedEntries(reading, configurationId, window),
  ]);
  return {
    configurationId,
    configurationVersion: String(version),
    pagination: toPagination(window, entries.totalItems),
    sections: sectionRows.map((row) => toSection(reading, row)),
    sectionFeedEntries: entries.page satisfies EntryOfSection[],
  };
}

function toSection({ locale }: Reading, { section, feed }: SectionRow): StoredSection {
  return {
    sectionId: section.sectionId,
    sectionType: section.sectionType,
    sectionVersion: String(section.version),
    name: textIn(section.name, locale),
    nameTranslations: section.name,
    description: optionalTextIn(section.description, locale),
    descriptionTranslations: section.description ?? {},
    feedId: feed?.feedId ?? null,
    feedAlias: feed?.alias ?? null,
    feedTitle: optionalTextIn(feed?.title ?? null, locale),
    feedTitleTranslations: feed?.title ?? {},
    feedDescription: optionalTextIn(feed?.description ?? null, locale),
    feedDescriptionTranslations: feed?.description ?? {},
    feedType: feed?.type ?? null,
    feedVersion: feed ? String(feed.version) : null,
    visibleFor: section.visibleFor,
  };
}
