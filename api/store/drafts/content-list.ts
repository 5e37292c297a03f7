import { eq } from "drizzle-orm";
import type { ListedContent } from "~contract/calls/desk-content";
import type { ContentState } from "~contract/entities/draft";
import type { Translations } from "~contract/entities/identifiers";
import type { Database } from "../../db/database";
import { drafts } from "../../db/schema/drafts";
import type { PageRequest } from "../paging";
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

/** Null without a draft. */
export type DraftColumns = {
  [Column in keyof ReturnType<typeof draftColumns>]: (typeof drafts.$inferSelect)[Column] | null;
};

/** `rowId` is null for new content. */
type Facts = { rowId: string | null; isPublished: boolean; names: Translations; locales: readonly string[] };

export function toListedContent(
  { subjectId, version, publishAt, failure }: DraftColumns,
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
