import { and, asc, eq, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ListedTag } from "~contract/calls/desk-tags";
import type { ContentState } from "~contract/entities/draft";
import type { Pagination } from "~contract/entities/pagination";
import { tagContent, tagTitles } from "~contract/entities/tag-content";
import type { Database } from "../../db/database";
import { games, gameTags, tags } from "../../db/schema/catalogue";
import { drafts } from "../../db/schema/drafts";
import { stateOf } from "../drafts/content-details";
import { containsText, isInState } from "../drafts/content-filter";
import { countTotal, pageWindowOf, toPagination, type PageRequest } from "../paging";
import { TAG_KIND, toTagContent } from "./tag-content";

type Filter = PageRequest & { search?: string | undefined; state?: ContentState | undefined };

const parents = alias(tags, "parents");

/** As drafts would have them; archived tags and new ones included. */
export async function listDeskTags(
  database: Database,
  filter: Filter,
): Promise<{ tags: ListedTag[]; pagination: Pagination }> {
  const window = pageWindowOf(filter);
  const draft = database.select().from(drafts).where(eq(drafts.kind, TAG_KIND.name)).as("draft");
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
        subjectId: draft.subjectId,
        content: draft.content,
        version: draft.version,
        publishAt: draft.publishAt,
        failure: draft.failure,
      })
      .from(tags)
      .fullJoin(draft, eq(draft.subjectId, tags.tagId))
      .leftJoin(parents, eq(parents.tagId, parentId))
      .where(wanted);
  const rows = await found().orderBy(asc(order), asc(alias)).limit(window.pageSize).offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(found().as("found")));
  return { tags: rows.map(toListedTag), pagination: toPagination(window, total) };
}

type Row = {
  tag: typeof tags.$inferSelect | null;
  parent: Record<string, string> | null;
  gameCount: number;
  subjectId: string | null;
} & { [Column in "content" | "version" | "publishAt" | "failure"]: (typeof drafts.$inferSelect)[Column] | null };

function toListedTag({ tag, parent, gameCount, subjectId, content, version, publishAt, failure }: Row): ListedTag {
  const shown = content ? tagContent.parse(content) : tag && toTagContent(tag);
  if (!shown) throw new Error("A listed tag has neither a draft nor a row.");
  const draft = version === null ? null : { version, publishAt };
  return {
    ...{ tagId: tag?.tagId ?? subjectId ?? "", alias: shown.alias, title: shown.title.en, gameCount, failure },
    state: stateOf({ draft, isPublished: tag?.isPublished ?? false }),
    publishDate: publishAt?.toISOString() ?? null,
    parentTitle: parent?.["en"] ?? null,
    missingLocales: Object.keys(tagTitles.shape).filter((locale) => !(locale in shown.title)),
  };
}
