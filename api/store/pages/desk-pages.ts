import { and, asc, eq, sql } from "drizzle-orm";
import type { ListedPage } from "~contract/calls/desk-pages";
import { pageContent } from "~contract/entities/page-content";
import type { Pagination } from "~contract/entities/pagination";
import { tagTitles } from "~contract/entities/tag-content";
import type { Database } from "../../db/database";
import { configurations, feedEntries, sections } from "../../db/schema/content";
import { containsText, isInState } from "../drafts/content-filter";
import { draftColumns, draftsOf, toListedContent, type ContentFilter, type DraftColumns } from "../drafts/content-list";
import { countTotal, pageWindowOf, toPagination } from "../paging";
import { PAGE_KIND } from "./page-content";

/** As drafts would have them. */
export async function listDeskPages(
  database: Database,
  filter: ContentFilter,
): Promise<{ items: ListedPage[]; pagination: Pagination }> {
  const window = pageWindowOf(filter);
  const draft = draftsOf(database, PAGE_KIND);
  const alias = sql<string>`coalesce(${configurations.alias}, ${draft.content} ->> 'alias')`;
  const isPublished = sql<boolean>`${configurations.configurationId} is not null`;
  const wanted = and(
    filter.search === undefined ? undefined : containsText(alias, filter.search),
    filter.state && isInState(filter.state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
  );
  const ofPage = eq(sections.configurationId, configurations.configurationId);
  const inPage = sql`${feedEntries.feedId} in (select ${sections.feedId} from ${sections} where ${ofPage})`;
  // Building a query further changes it.
  const found = () =>
    database
      .select({
        ...{ configurationId: configurations.configurationId, alias },
        ...{ sections: database.$count(sections, ofPage), entries: database.$count(feedEntries, inPage) },
        ...draftColumns(draft),
      })
      .from(configurations)
      .fullJoin(draft, eq(draft.subjectId, configurations.configurationId))
      .where(wanted);
  const rows = await found().orderBy(asc(alias)).limit(window.pageSize).offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(found().as("found")));
  return { items: rows.map(toListedPage), pagination: toPagination(window, total) };
}

type Row = DraftColumns & { configurationId: string | null; alias: string; sections: number; entries: number };

function toListedPage({ configurationId, alias, ...row }: Row): ListedPage {
  const all = row.content && pageContent.parse(row.content).sections;
  const names = all?.map(({ name }) => name) ?? [];
  // A page has no name of its own: a language is there when each section has a name in it.
  const locales = Object.keys(tagTitles.shape).filter((locale) => names.some((name) => !(locale in name)));
  const facts = { rowId: configurationId, isPublished: configurationId !== null, names: { en: alias } };
  return {
    ...toListedContent(row, { ...facts, locales }),
    sections: all?.length ?? row.sections,
    entries: all?.reduce((sum, { entries }) => sum + entries.length, 0) ?? row.entries,
  };
}
