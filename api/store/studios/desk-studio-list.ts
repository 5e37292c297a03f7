import { and, asc, eq, or, sql } from "drizzle-orm";
import type { ListedStudio } from "~contract/calls/desk-studio-entries";
import type { Pagination } from "~contract/entities/pagination";
import { studioContent } from "~contract/entities/studio-content";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { studioMembers } from "../../db/schema/studios";
import { stateOf } from "../drafts/content-details";
import { containsText, isInState } from "../drafts/content-filter";
import { draftColumns, draftsOf, type ContentFilter, type DraftColumns } from "../drafts/content-list";
import { countTotal, pageWindowOf, toPagination } from "../paging";
import { STUDIO_KIND, toStudioContent } from "./studio-entry";

/** By the name that players see. */
export async function listDeskStudios(
  database: Database,
  filter: ContentFilter,
): Promise<{ items: ListedStudio[]; pagination: Pagination }> {
  const window = pageWindowOf(filter);
  const draft = draftsOf(database, STUDIO_KIND);
  const { search, state } = filter;
  const isPublished = sql<boolean>`true`;
  const wanted = and(
    search === undefined
      ? undefined
      : or(containsText(sql`${studios.name}`, search), containsText(sql`(${draft.content} ->> 'name')`, search)),
    state && isInState(state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
  );
  // Building a query further changes it.
  const found = () =>
    database
      .select({
        studio: studios,
        games: database.$count(games, and(eq(games.studioId, studios.studioId), eq(games.isPublished, true))),
        members: database.$count(studioMembers, eq(studioMembers.studioId, studios.studioId)),
        ...draftColumns(draft),
      })
      .from(studios)
      .leftJoin(draft, sql`${draft.subjectId} = ${studios.studioId}`)
      .where(wanted);
  const rows = await found()
    .orderBy(asc(sql`lower(${studios.name})`), asc(studios.studioId))
    .limit(window.pageSize)
    .offset(window.offset);
  const total = await countTotal(window, rows.length, () => database.$count(found().as("found")));
  return { items: rows.map(toListedStudio), pagination: toPagination(window, total) };
}

type Row = DraftColumns & { studio: typeof studios.$inferSelect; games: number; members: number };

function toListedStudio({ studio, games: published, members, ...draft }: Row): ListedStudio {
  const { content, version, publishAt, failure } = draft;
  const { name, description } = content ? studioContent.parse(content) : toStudioContent(studio);
  const locales = Object.keys(studioContent.shape.description.shape);
  return {
    ...{ subjectId: studio.studioId, name, failure, games: published, members },
    state: stateOf({ draft: version === null ? null : { version, publishAt }, isPublished: true }),
    publishDate: publishAt?.toISOString() ?? null,
    missingLocales: locales.filter((locale) => !(locale in description)),
  };
}
