import { and, eq, or, sql } from "drizzle-orm";
import { MAX_STUDIO_CHOICES, type ListedStudioNews, type StudioChoice } from "~contract/calls/desk-studio-news";
import type { Pagination } from "~contract/entities/pagination";
import { studioNewsContent } from "~contract/entities/studio-news";
import type { Database } from "../../db/database";
import { studios } from "../../db/schema/catalogue";
import { studioNews } from "../../db/schema/studio-news";
import { containsText, isInState } from "../drafts/content-filter";
import {
  draftColumns,
  draftsOf,
  findContentIds,
  toListedContent,
  WANTED_ID,
  WANTED_PLACE,
  wantedRows,
  type ContentFilter,
  type DraftColumns,
} from "../drafts/content-list";
import { toStudioName } from "./new-studio";
import { STUDIO_NEWS_KIND, toStudioNewsContent, type StudioNewsRow } from "./studio-news-content";

type Drafts = ReturnType<typeof draftsOf>;

const studioOf = (draft: Drafts) =>
  sql<string>`coalesce(${studioNews.studioId}, (${draft.content} ->> 'studioId')::uuid)`;

/** As drafts would have them; archived pieces and new ones included. */
export async function listDeskStudioNews(
  database: Database,
  filter: ContentFilter,
): Promise<{ items: ListedStudioNews[]; pagination: Pagination }> {
  const draft = draftsOf(database, STUDIO_NEWS_KIND);
  const { search, state } = filter;
  const titles = sql<string>`coalesce(${draft.content} ->> 'title', ${studioNews.title}::text)`;
  const studioName = sql`(select ${studios.name} from ${studios} where ${studios.studioId} = ${studioOf(draft)})`;
  const isPublished = sql<boolean>`coalesce(${studioNews.isPublished}, false)`;
  const where = and(
    search === undefined ? undefined : or(containsText(titles, search), containsText(studioName, search)),
    state && isInState(state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
  );
  const order = [sql`${studioNews.publishedAt} desc nulls first`];
  const found = { table: studioNews, key: studioNews.newsId, draft, where, order };
  const { ids, pagination } = await findContentIds(database, filter, found);
  return { items: (await loadStudioNews(database, ids)).map(toListedStudioNews), pagination };
}

async function loadStudioNews(database: Database, ids: readonly string[]): Promise<Row[]> {
  const draft = draftsOf(database, STUDIO_NEWS_KIND);
  return database
    .select({ piece: studioNews, studioName: studios.name, ...draftColumns(draft) })
    .from(wantedRows(ids))
    .leftJoin(studioNews, eq(studioNews.newsId, WANTED_ID))
    .leftJoin(draft, eq(draft.subjectId, WANTED_ID))
    .leftJoin(studios, eq(studios.studioId, studioOf(draft)))
    .orderBy(WANTED_PLACE);
}

type Row = DraftColumns & { piece: StudioNewsRow | null; studioName: string | null };

function toListedStudioNews({ piece, studioName, ...draft }: Row): ListedStudioNews {
  const shown = draft.content ? studioNewsContent.parse(draft.content) : piece && toStudioNewsContent(piece);
  if (!shown) throw new Error("A listed piece of news has neither a draft nor a row.");
  const facts = { rowId: piece?.newsId ?? null, isPublished: piece?.isPublished ?? false, names: shown.title };
  const locales = Object.keys(studioNewsContent.shape.title.shape);
  return {
    ...toListedContent(draft, { ...facts, locales }),
    ...{ studioName: studioName ?? "", firstPublishDate: piece?.publishedAt.toISOString() ?? null },
  };
}

/** By the names that players see. */
export async function listStudioChoices(
  database: Database,
  search: string | undefined,
): Promise<{ studios: StudioChoice[]; named: StudioChoice | null }> {
  const columns = { studioId: studios.studioId, name: studios.name };
  const found = await database
    .select(columns)
    .from(studios)
    .where(search === undefined ? undefined : containsText(studios.name, search))
    .orderBy(sql`lower(${studios.name})`, studios.studioId)
    .limit(MAX_STUDIO_CHOICES);
  if (search === undefined) return { studios: found, named: null };
  const [named = null] = await database
    .select(columns)
    .from(studios)
    .where(sql`lower(${studios.name}) = lower(${toStudioName(search)})`)
    .limit(1);
  return { studios: found, named };
}
