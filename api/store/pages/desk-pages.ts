import { and, asc, eq, sql } from "drizzle-orm";
import type { ListedPage } from "~contract/calls/desk-pages";
import type { Translations } from "~contract/entities/identifiers";
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
  const { content: _content, ...columns } = draftColumns(draft);
  const namesInDraft = sql<Translations[] | null>`jsonb_path_query_array(${draft.content}, '$.sections[*].name')`;
  const entriesInDraft = sql`jsonb_array_length(jsonb_path_query_array(${draft.content}, '$.sections[*].entries[*].entryId'))`;
  const ofPage = eq(sections.configurationId, configurations.configurationId);
  const inPage = sql`${feedEntries.feedId} in (select ${sections.feedId} from ${sections} where ${ofPage})`;
  // Building a query further changes it.
  const found = () =>
    database
      .select({
        ...{ configurationId: configurations.configurationId, alias },
        namesInDraft: namesInDraft.as("names_in_draft"),
        sections: database.$count(sections, ofPage),
        entries: sql<number>`coalesce(${entriesInDraft}, ${database.$count(feedEntries, inPage)})`
          .mapWith(Number)
          .as("entries"),
        ...columns,
      })
      .from(configurations)
      .fullJoin(draft, eq(draft.subjectId, configurations.configurationId))
      .where(wanted);
  const rows = await found().orderBy(asc(alias)).limit(window.pageSize).offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(found().as("found")));
  return { items: rows.map(toListedPage), pagination: toPagination(window, total) };
}

type Row = Omit<DraftColumns, "content"> & {
  configurationId: string | null;
  alias: string;
  namesInDraft: Translations[] | null;
  sections: number;
  entries: number;
};

function toListedPage({ configurationId, alias, namesInDraft, sections, entries, ...row }: Row): ListedPage {
  // A page has no name of its own: a language is there when each section has a name in it.
  const isMissing = (locale: string) => namesInDraft?.some((name) => !(locale in name)) ?? false;
  const locales = Object.keys(tagTitles.shape).filter(isMissing);
  const facts = { rowId: configurationId, isPublished: configurationId !== null, names: { en: alias } };
  return {
    ...toListedContent(row, { ...facts, locales }),
    ...{ sections: namesInDraft?.length ?? sections, entries },
  };
}
