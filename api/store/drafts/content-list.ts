import { eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ListedContent } from "~contract/calls/desk-content";
import type { ContentState } from "~contract/entities/draft";
import type { Translations } from "~contract/entities/identifiers";
import type { Pagination } from "~contract/entities/pagination";
import type { Database } from "../../db/database";
import { drafts } from "../../db/schema/drafts";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { stateOf } from "./content-details";
import type { ContentKind } from "./content-kind";

export type ContentFilter = PageRequest & { search?: string | undefined; state?: ContentState | undefined };

/** The drafts of one kind, to be joined with its rows. */
export function draftsOf(database: Database, { name }: Pick<ContentKind<object>, "name">) {
  return database.select().from(drafts).where(eq(drafts.kind, name)).as("draft");
}

type Drafts = ReturnType<typeof draftsOf>;

export function draftColumns({ subjectId, content, version, publishAt, failure }: Drafts) {
  return { subjectId, content, version, publishAt, failure };
}

type Search = {
  table: PgTable;
  key: PgColumn;
  draft: Drafts;
  where: SQL | undefined;
  order: SQL[];
};

/**
 * The ids of one page, of rows and of drafts without one, and how many there are in all. It reads and sorts no more
 * than it compares: `wantedRows` joins the rest to the few of the page.
 */
export async function findContentIds(
  database: Database,
  request: PageRequest,
  { table, key, draft, where, order }: Search,
): Promise<{ ids: string[]; pagination: Pagination }> {
  const window = pageWindowOf(request);
  const id = sql<string>`coalesce(${key}, ${draft.subjectId})`;
  const total = sql<number>`count(*) over ()`.mapWith(Number).as("total");
  // Building a query further changes it.
  const found = () =>
    database
      .select({ id: id.as("id"), total })
      .from(table)
      .fullJoin(draft, eq(draft.subjectId, key))
      .where(where);
  const rows = await found()
    .orderBy(...order, id)
    .limit(window.pageSize)
    .offset(window.offset);
  const isPastEnd = rows.length === 0 && window.offset > 0;
  const totalItems = isPastEnd ? await database.$count(found().as("found")) : (rows[0]?.total ?? 0);
  return { ids: rows.map((row) => row.id), pagination: toPagination(window, totalItems) };
}

/** To be joined by `WANTED_ID`, in the order of `WANTED_PLACE`. */
export function wantedRows(ids: readonly string[]): SQL {
  return sql`unnest(string_to_array(${ids.join(",")}, ',')::uuid[]) with ordinality as wanted(id, place)`;
}

export const WANTED_ID = sql`wanted.id`;
export const WANTED_PLACE = sql`wanted.place`;

/** Null without a draft. */
export type DraftColumns = {
  [Column in keyof ReturnType<typeof draftColumns>]: (typeof drafts.$inferSelect)[Column] | null;
};

/** `rowId` is null for new content. */
type Facts = { rowId: string | null; isPublished: boolean; names: Translations; locales: readonly string[] };

export function toListedContent(
  { subjectId, version, publishAt, failure }: Omit<DraftColumns, "content">,
  { rowId, isPublished, names, locales }: Facts,
): ListedContent {
  const draft = version === null ? null : { version, publishAt };
  return {
    ...{ subjectId: rowId ?? subjectId ?? "", name: names["en"] ?? "", failure },
    state: stateOf({ draft, isPublished }),
    publishDate: publishAt?.toISOString() ?? null,
    missingLocales: locales.filter((locale) => !(locale in names)),
  };
}
