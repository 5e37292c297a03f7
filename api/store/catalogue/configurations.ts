import { asc, eq, or } from "drizzle-orm";
import { id } from "~contract/entities/identifiers";
import type { Section } from "~contract/entities/section";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { configurations, feeds, sections } from "../../db/schema/content";
import { VersionedCache } from "./catalogue-version";
import { loadEntryRows, toSectionEntries, type EntryRows } from "./configuration-entries";
import { optionalTextIn, textIn } from "../localized-texts";
import { pageWindowOf, toPagination, type PageRequest, type PageWindow } from "../paging";
import type { QueryContext } from "../query-context";
import { CatalogueCache } from "./catalogue-cache";
import { dependsOnCountry, isSectionShown } from "./shown-sections";

type SectionRow = { section: typeof sections.$inferSelect; feed: typeof feeds.$inferSelect | null };

type Content = { configuration: typeof configurations.$inferSelect; sectionRows: SectionRow[]; entries: EntryRows };

/** The portal uses few, but clients may request any page of any size. */
const MAX_CONTENTS = 50;
const contentCache = new VersionedCache(() => new CatalogueCache<Content>(MAX_CONTENTS));

/** The stored type; a portal maps an unsupported one to UNKNOWN. */
type StoredSection = Omit<Section, "sectionType"> & { sectionType: string };

export async function findConfiguration(context: QueryContext, idOrAlias: string, pages: PageRequest) {
  const { database } = context;
  const window = pageWindowOf(pages);
  const cache = await contentCache.current(database);
  const key = JSON.stringify([idOrAlias, window]);
  const { configuration, sectionRows, entries } = await cache.getOrLoad(key, () =>
    loadContent(database, idOrAlias, window),
  );
  const shown = sectionRows.filter(({ section }) => isSectionShown(section, context));
  const shownIds = new Set(shown.map(({ section }) => section.sectionId));
  const rows = entries.rows.filter(({ sectionId }) => shownIds.has(sectionId));
  return {
    configurationId: configuration.configurationId,
    configurationVersion: String(configuration.version),
    pagination: toPagination(window, entries.totalItems),
    sections: shown.map((row) => toSection(context, row)),
    sectionFeedEntries: await toSectionEntries(context, { ...entries, rows }),
    ...(sectionRows.some(({ section }) => dependsOnCountry(section)) ? { dependsOnCountry: true } : {}),
  };
}

async function loadContent(database: Database, idOrAlias: string, window: PageWindow): Promise<Content> {
  const byAlias = eq(configurations.alias, idOrAlias);
  const [configuration] = await database
    .select()
    .from(configurations)
    .where(id.safeParse(idOrAlias).success ? or(eq(configurations.configurationId, idOrAlias), byAlias) : byAlias);
  if (!configuration) throw new ApiFailure("configuration_not_found");
  const { configurationId } = configuration;
  const [sectionRows, entries] = await Promise.all([
    database
      .select({ section: sections, feed: feeds })
      .from(sections)
      .leftJoin(feeds, eq(feeds.feedId, sections.feedId))
      .where(eq(sections.configurationId, configurationId))
      .orderBy(asc(sections.position)),
    loadEntryRows(database, configurationId, window),
  ]);
  return { configuration, sectionRows, entries };
}

function toSection({ locale }: QueryContext, { section, feed }: SectionRow): StoredSection {
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
    ...(section.devices === "ALL" ? {} : { devices: section.devices }),
  };
}
