import { and, asc, eq, or, sql } from "drizzle-orm";
import type { ListedStudio } from "~contract/calls/desk-studio-entries";
import type { Pagination } from "~contract/entities/pagination";
import { studioContent } from "~contract/entities/studio-content";
import type { Database } from "../../db/database";
import { games, studios } from "../../db/schema/catalogue";
import { studioMembers } from "../../db/schema/studios";
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
import { STUDIO_KIND, toStudioContent } from "./studio-entry";

/** By the name that players see. */
export async function listDeskStudios(
  database: Database,
  filter: ContentFilter,
): Promise<{ items: ListedStudio[]; pagination: Pagination }> {
  const draft = draftsOf(database, STUDIO_KIND);
  const { search, state } = filter;
  const isPublished = sql<boolean>`true`;
  const where = and(
    search === undefined
      ? undefined
      : or(containsText(studios.name, search), containsText(sql`(${draft.content} ->> 'name')`, search)),
    state && isInState(state, { draftId: draft.subjectId, publishAt: draft.publishAt, isPublished }),
  );
  const order = [asc(sql`lower(${studios.name})`)];
  const found = { table: studios, key: studios.studioId, draft, where, order };
  const { ids, pagination } = await findContentIds(database, filter, found);
  return { items: (await loadStudios(database, ids)).map(toListedStudio), pagination };
}

async function loadStudios(database: Database, ids: readonly string[]): Promise<Row[]> {
  const draft = draftsOf(database, STUDIO_KIND);
  return database
    .select({
      studio: studios,
      games: database.$count(games, and(eq(games.studioId, studios.studioId), eq(games.isPublished, true))),
      members: database.$count(studioMembers, eq(studioMembers.studioId, studios.studioId)),
      ...draftColumns(draft),
    })
    .from(wantedRows(ids))
    .innerJoin(studios, eq(studios.studioId, WANTED_ID))
    .leftJoin(draft, eq(draft.subjectId, WANTED_ID))
    .orderBy(WANTED_PLACE);
}

type Row = DraftColumns & { studio: typeof studios.$inferSelect; games: number; members: number };

function toListedStudio({ studio, games: published, members, ...draft }: Row): ListedStudio {
  const { name, description } = draft.content ? studioContent.parse(draft.content) : toStudioContent(studio);
  const facts = { rowId: studio.studioId, isPublished: true, names: description };
  const locales = Object.keys(studioContent.shape.description.shape);
  return { ...toListedContent(draft, { ...facts, locales }), name, games: published, members };
}
