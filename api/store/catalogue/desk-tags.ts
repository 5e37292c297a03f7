import { and, asc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListedTag } from "~contract/calls/desk-tags";
import type { Translations } from "~contract/entities/identifiers";
import type { Pagination } from "~contract/entities/pagination";
import { tagContent, tagTitles } from "~contract/entities/tag-content";
import type { Database } from "../../db/database";
import { games, gameTags, tags } from "../../db/schema/catalogue";
import { containsText, isInState } from "../drafts/content-filter";
import { draftColumns, draftsOf, toListedContent, type ContentFilter, type DraftColumns } from "../drafts/content-list";
import { countTotal, pageWindowOf, toPagination } from "../paging";
import { TAG_KIND, toTagContent } from "./tag-content";

const parents = alias(tags, "parents");

/** As drafts would have them; archived tags and new ones included. */
export async function listDeskTags(
  database: Database,
  filter: ContentFilter,
): Promise<{ items: ListedTag[]; pagination: Pagination }> {
  const window = pageWindowOf(filter);
  const draft = draftsOf(database, TAG_KIND);
  const alias = sql<string>`coalesce(${draft.content} ->> 'alias', ${tags.alias})`;
  const titles = sql<string>`coalesce(${draft.content} ->> 'title', ${tags.title}::text)`;
  const order = sql`coalesce((${draft.content} ->> 'displayOrder')::int, ${tags.displayOrder})`;
  const parentId = sql`coalesce((${draft.content} ->> 'parentTagId')::uuid, ${tags.parentTagId})`;
  const isPublished = sql<boolean>`coalesce(${tags.isPublished}, false)`;
  const wanted = and(
    filter.search === undefined
      ? undefined
      : or(containsText(alias, filter.search), containsText(titles, filter.search)),
    filter.state && isInState(filter.state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
  );
  // Building a query further changes it.
  const found = () =>
    database
      .select({
        tag: tags,
        parent: parents.title,
        gameCount: database.$count(
          gameTags,
          and(
            eq(gameTags.tagId, tags.tagId),
            sql`exists (select from ${games} where ${games.gameId} = ${gameTags.gameId} and ${games.isPublished})`,
          ),
        ),
        ...draftColumns(draft),
      })
      .from(tags)
      .fullJoin(draft, eq(draft.subjectId, tags.tagId))
      .leftJoin(parents, eq(parents.tagId, parentId))
      .where(wanted);
  const rows = await found().orderBy(asc(order), asc(alias)).limit(window.pageSize).offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(found().as("found")));
  return { items: rows.map(toListedTag), pagination: toPagination(window, total) };
}

type Row = DraftColumns & { tag: typeof tags.$inferSelect | null; parent: Translations | null; gameCount: number };

function toListedTag({ tag, parent, gameCount, ...draft }: Row): ListedTag {
  const shown = draft.content ? tagContent.parse(draft.content) : tag && toTagContent(tag);
  if (!shown) throw new Error("A listed tag has neither a draft nor a row.");
  const { alias, title: names } = shown;
  const facts = { rowId: tag?.tagId ?? null, isPublished: tag?.isPublished ?? false, names };
  const locales = Object.keys(tagTitles.shape);
  return {
    ...toListedContent(draft, { ...facts, locales }),
    ...{ alias, parentTitle: parent?.["en"] ?? null, gameCount },
  };
}
