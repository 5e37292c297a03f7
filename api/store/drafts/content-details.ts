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
type Known = { draft: Pick<DraftRow, "version" | "publishAt"> | null; isPublished: boolean };

export function stateOf({ draft, isPublished }: Known): ContentState {
  if (draft?.publishAt) return "SCHEDULED";
  if (isPublished) return draft ? "CHANGED" : "PUBLISHED";
  return draft ? "DRAFT" : "ARCHIVED";
}

/** Without a draft it names the newest revision. */
export function versionOf(draft: Pick<DraftRow, "version"> | null, newestRevision: number): string {
  return draft?.version ?? `revision-${String(newestRevision)}`;
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
  const published = await kind.read(database, subjectId);
  if (!found && !published && history.length === 0) throw new ApiFailure(kind.notFound);
  const draft = found?.draft ?? null;
  return {
    state: stateOf({ draft, isPublished: published !== null }),
    version: versionOf(draft, history[0]?.number ?? 0),
    published,
    draft: draft && { ...toDraftFacts(draft, found?.author ?? null), content: kind.schema.parse(draft.content) },
    revisions: history,
  };
}

function toDraftFacts({ changedAt, publishAt, failure }: DraftRow, author: string | null): DraftFacts {
  return {
    ...{ changeDate: changedAt.toISOString(), author, failure },
    publishDate: publishAt?.toISOString() ?? null,
  };
}

async function listRevisions(database: Database, kind: NamedKind, subjectId: string): Promise<Revision[]> {
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
