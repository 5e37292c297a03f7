import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { ContentDetails, ContentState, DraftFacts, Revision } from "~contract/entities/draft";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { drafts, revisions } from "../../db/schema/drafts";
import { user } from "../../db/schema/identity";
import type { ContentKind } from "./content-kind";

const MAX_REVISIONS = 100;

export type DraftRow = typeof drafts.$inferSelect;

type NamedKind = Pick<ContentKind<object>, "name">;
/** `isNew`: others have written it, and the desk has never published it. */
type Known = { draft: Pick<DraftRow, "version" | "publishAt"> | null; isPublished: boolean; isNew?: boolean };

export function stateOf({ draft, isPublished, isNew = false }: Known): ContentState {
  if (draft?.publishAt) return "SCHEDULED";
  if (isPublished) return draft ? "CHANGED" : "PUBLISHED";
  return draft || isNew ? "DRAFT" : "ARCHIVED";
}

type Versioned = {
  draft: Pick<DraftRow, "version"> | null;
  newestRevision: number;
  published: object | null;
  hidden: object | null;
};

const DIGEST_LENGTH = 12;

/** Without a draft it names the newest revision, and for what others may change what stands there now. */
export function versionOf(
  { readHidden }: Pick<ContentKind<object>, "readHidden">,
  { draft, newestRevision, published, hidden }: Versioned,
): string {
  if (draft) return draft.version;
  const version = `revision-${String(newestRevision)}`;
  if (readHidden === undefined) return version;
  const digest = createHash("sha256").update(JSON.stringify(published ?? hidden));
  return `${version}-${digest.digest("hex").slice(0, DIGEST_LENGTH)}`;
}

/** Both are null where there is nothing. */
export async function readStored<Content extends object>(
  database: Database,
  kind: Pick<ContentKind<Content>, "read" | "readHidden">,
  subjectId: string,
): Promise<Record<"published" | "hidden", Content | null>> {
  const published = await kind.read(database, subjectId);
  const hidden = published ? null : ((await kind.readHidden?.(database, subjectId)) ?? null);
  return { published, hidden };
}

/** For kinds without tables of their own. Null before the first publication. */
export async function readNewestRevision<Content extends object>(
  database: Database,
  kind: Pick<ContentKind<Content>, "name" | "schema">,
  subjectId: string,
): Promise<{ content: Content; publishedAt: Date } | null> {
  const [row] = await database
    .select({ content: revisions.content, publishedAt: revisions.publishedAt })
    .from(revisions)
    .where(isRevisionOf(kind, subjectId))
    .orderBy(desc(revisions.number))
    .limit(1);
  return row?.content ? { content: kind.schema.parse(row.content), publishedAt: row.publishedAt } : null;
}

export function isDraftOf({ name }: NamedKind, subjectId: string) {
  return and(eq(drafts.kind, name), eq(drafts.subjectId, subjectId));
}

export function isRevisionOf({ name }: NamedKind, subjectId: string) {
  return and(eq(revisions.kind, name), eq(revisions.subjectId, subjectId));
}

/** Throws when there is nothing of that id. */
export async function readContentDetails<Content extends object>(
  database: Database,
  kind: ContentKind<Content>,
  subjectId: string,
): Promise<ContentDetails<Content>> {
  const [found] = await database
    .select({ draft: drafts, author: user.displayUsername })
    .from(drafts)
    .leftJoin(user, eq(user.id, drafts.changedBy))
    .where(isDraftOf(kind, subjectId));
  const history = await listRevisions(database, kind, subjectId);
  const { published, hidden } = await readStored(database, kind, subjectId);
  if (!found && !published && !hidden && history.length === 0) throw new ApiFailure(kind.notFound);
  const draft = found?.draft ?? null;
  return {
    state: stateOf({ draft, isPublished: published !== null, isNew: history.length === 0 }),
    version: versionOf(kind, { draft, newestRevision: history[0]?.number ?? 0, published, hidden }),
    published,
    ...(hidden && { hidden }),
    draft: draft && { ...toDraftFacts(draft, found?.author ?? null), content: kind.schema.parse(draft.content) },
    revisions: history,
  };
}

export function toDraftFacts(
  { changedAt, publishAt, failure }: Omit<DraftRow, "content">,
  author: string | null,
): DraftFacts {
  return {
    ...{ changeDate: changedAt.toISOString(), author, failure },
    publishDate: publishAt?.toISOString() ?? null,
  };
}

export async function listRevisions(database: Database, kind: NamedKind, subjectId: string): Promise<Revision[]> {
  const rows = await database
    .select({ revision: revisions, author: user.displayUsername })
    .from(revisions)
    .leftJoin(user, eq(user.id, revisions.publishedBy))
    .where(isRevisionOf(kind, subjectId))
    .orderBy(desc(revisions.number))
    .limit(MAX_REVISIONS);
  return rows.map(({ revision: { number, content, publishedAt }, author }) => ({
    ...{ number, author, isArchived: content === null },
    date: publishedAt.toISOString(),
  }));
}
