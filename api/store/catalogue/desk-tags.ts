import { and, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListedTag } from "~contract/calls/desk-tags";
import type { Translations } from "~contract/entities/identifiers";
import type { Pagination } from "~contract/entities/pagination";
import { tagContent, tagTitles } from "~contract/entities/tag-content";
import type { Database } from "../../db/database";
import { gameTags, tags } from "../../db/schema/catalogue";
import { tagNames } from "../../db/schema/search";
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
import { isOfPublishedGame } from "./published-games";
import { TAG_KIND, toTagContent } from "./tag-content";

const parents = alias(tags, "parents");

/** As drafts would have them; archived tags and new ones included. */
export async function listDeskTags(
  database: Database,
  filter: ContentFilter,
): Promise<{ items: ListedTag[]; pagination: Pagination }> {
  const draft = draftsOf(database, TAG_KIND);
  const alias = sql<string>`coalesce(${draft.content} ->> 'alias', ${tags.alias})`;
  const titles = sql<string>`coalesce(${draft.content} ->> 'title', ${tags.title}::text)`;
  const position = sql`coalesce((${draft.content} ->> 'displayOrder')::int, ${tags.displayOrder})`;
  const isPublished = sql<boolean>`coalesce(${tags.isPublished}, false)`;
  const where = and(
    filter.search === undefined
      ? undefined
      : or(containsText(alias, filter.search), containsText(titles, filter.search)),
    filter.state && isInState(filter.state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
  );
  const search = { table: tags, key: tags.tagId, draft, where, order: [position, alias] };
  const { ids, pagination } = await findContentIds(database, filter, search);
  return { items: (await loadTags(database, ids)).map(toListedTag), pagination };
}

async function loadTags(database: Database, ids: readonly string[]): Promise<Row[]> {
  const draft = draftsOf(database, TAG_KIND);
  const parentId = sql`coalesce((${draft.content} ->> 'parentTagId')::uuid, ${tags.parentTagId})`;
  // The search tables have it for published tags: counting tens of thousands of games for each takes a second.
  const known = sql`(select max(${tagNames.games}) from ${tagNames} where ${tagNames.tagId} = ${tags.tagId})`;
  const counted = database.$count(
    gameTags,
    and(eq(gameTags.tagId, tags.tagId), isOfPublishedGame(database, gameTags.gameId)),
  );
  return database
    .select({
      tag: tags,
      parent: parents.title,
      gameCount: sql<number>`coalesce(${known}, ${counted})`.mapWith(Number),
      ...draftColumns(draft),
    })
    .from(wantedRows(ids))
    .leftJoin(tags, eq(tags.tagId, WANTED_ID))
    .leftJoin(draft, eq(draft.subjectId, WANTED_ID))
    .leftJoin(parents, eq(parents.tagId, parentId))
    .orderBy(WANTED_PLACE);
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
