import { randomUUID } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { AuditAction } from "~contract/entities/audit-entry";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { drafts, revisions } from "../../db/schema/drafts";
import { recordAudit } from "../staff/audit-log";
import { isDraftOf, isRevisionOf, readStored, versionOf, type DraftRow } from "./content-details";
import type { ContentKind } from "./content-kind";
import { differingValues } from "./content-values";

/** An arbitrary advisory lock key that nothing else uses: editors are few, and content names other content. */
const CONTENT_LOCK_KEY = 7_272_747;

export type Author = {
  actorId: string | null;
  /** Of the bearer token by which they do it. */
  tokenName?: string | undefined;
  now: Date;
};
/** `version` is what the editor has seen. */
export type Seen = { subjectId: string; version: string };

export type Locked<Content extends object> = {
  transaction: Database;
  kind: ContentKind<Content>;
  subjectId: string;
  draft: DraftRow | null;
  published: Content | null;
  hidden: Content | null;
  newestRevision: number;
};

export async function lockContent(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${CONTENT_LOCK_KEY})`);
}

/** Throws when somebody else has changed it since the editor saw it. */
export async function changeContent<Content extends object, Result>(
  database: Database,
  kind: ContentKind<Content>,
  { subjectId, version }: Seen,
  change: (locked: Locked<Content>) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await lockContent(transaction);
    const locked = await readLocked(transaction, kind, subjectId);
    const { draft, published, hidden, newestRevision } = locked;
    if (!draft && !published && !hidden && newestRevision === 0) throw new ApiFailure(kind.notFound);
    if (versionOf(kind, locked) !== version) throw new ApiFailure("content_changed");
    return change(locked);
  });
}

export async function readLocked<Content extends object>(
  transaction: Database,
  kind: ContentKind<Content>,
  subjectId: string,
): Promise<Locked<Content>> {
  const [draft] = await transaction.select().from(drafts).where(isDraftOf(kind, subjectId));
  const [newest] = await transaction
    .select({ number: revisions.number })
    .from(revisions)
    .where(isRevisionOf(kind, subjectId))
    .orderBy(desc(revisions.number))
    .limit(1);
  const stored = await readStored(transaction, kind, subjectId);
  return { transaction, kind, subjectId, draft: draft ?? null, ...stored, newestRevision: newest?.number ?? 0 };
}

export async function writeDraft<Content extends object>(
  { transaction, kind, subjectId }: Pick<Locked<Content>, "transaction" | "kind" | "subjectId">,
  content: Content,
  { actorId, now }: Author,
): Promise<string> {
  const version = randomUUID();
  const row = { content, version, changedBy: actorId, changedAt: now, publishAt: null, failure: null };
  await transaction
    .insert(drafts)
    .values({ ...row, kind: kind.name, subjectId })
    .onConflictDoUpdate({ target: [drafts.kind, drafts.subjectId], set: row });
  return version;
}

/** The draft publishes itself at that moment. */
export async function scheduleDraft<Content extends object>(
  { transaction, kind, subjectId }: Pick<Locked<Content>, "transaction" | "kind" | "subjectId">,
  publishAt: Date,
  { actorId }: Author,
): Promise<void> {
  const schedule = { publishAt, failure: null, version: randomUUID(), changedBy: actorId };
  await transaction.update(drafts).set(schedule).where(isDraftOf(kind, subjectId));
}

export async function removeDraft<Content extends object>({ transaction, kind, subjectId }: Locked<Content>) {
  await transaction.delete(drafts).where(isDraftOf(kind, subjectId));
}

/** Null content is archived. What players saw before the desk's first change becomes the first revision. */
export async function addRevision<Content extends object>(
  { transaction, kind, subjectId, published, newestRevision }: Locked<Content>,
  content: Content | null,
  { actorId, now }: Author,
): Promise<void> {
  const row = { kind: kind.name, subjectId, publishedAt: now };
  const isFirst = newestRevision === 0 && published !== null;
  if (isFirst) await transaction.insert(revisions).values({ ...row, number: 1, content: published, publishedBy: null });
  const number = isFirst ? 2 : newestRevision + 1;
  await transaction.insert(revisions).values({ ...row, number, content, publishedBy: actorId });
}

export async function findRevision<Content extends object>(
  { transaction, kind, subjectId }: Locked<Content>,
  number: number,
): Promise<Content> {
  const [row] = await transaction
    .select({ content: revisions.content })
    .from(revisions)
    .where(and(isRevisionOf(kind, subjectId), eq(revisions.number, number)));
  if (!row?.content) throw new ApiFailure("revision_not_found");
  return kind.schema.parse(row.content);
}

type Recorded<Content> = { action: AuditAction; before: Content | null; after: Content | null; reason: string | null };

export async function recordContent<Content extends object>(
  { transaction, kind, subjectId }: Pick<Locked<Content>, "transaction" | "kind" | "subjectId">,
  { action, before, after, reason }: Recorded<Content>,
  author: Author,
): Promise<void> {
  const named = after ?? before;
  await recordAudit(transaction, {
    ...{ ...author, action, reason },
    subject: { kind: kind.name, id: subjectId, name: named && kind.titleOf(named) },
    ...differingValues(recordedOf(kind, before), recordedOf(kind, after)),
  });
}

function recordedOf<Content extends object>(
  { recorded }: ContentKind<Content>,
  content: Content | null,
): object | null {
  return content && recorded ? recorded(content) : content;
}
