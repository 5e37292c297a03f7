import { randomUUID } from "node:crypto";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import * as locked from "./change-content";
import type { DraftRow } from "./content-details";
import type { ContentKind } from "./content-kind";

type Seen = locked.Seen;
type Author = locked.Author;
type Saved = { subjectId: string; version: string };

/** Content that players see after its first publication. */
export async function createDraft<Content extends object>(
  database: Database,
  kind: ContentKind<Content>,
  content: Content,
  author: Author,
): Promise<Saved> {
  const subjectId = randomUUID();
  return database.transaction(async (transaction) => {
    await locked.lockContent(transaction);
    await kind.check(transaction, subjectId, content);
    const created = { transaction, kind, subjectId };
    const version = await locked.writeDraft(created, content, author);
    await locked.recordContent(
      created,
      { action: "content.saved", before: null, after: content, reason: null },
      author,
    );
    return { subjectId, version };
  });
}

/** Ends a schedule: what publishes itself is what somebody has scheduled. */
export async function saveDraft<Content extends object>(
  database: Database,
  kind: ContentKind<Content>,
  { content, ...seen }: Seen & { content: Content },
  author: Author,
): Promise<Saved> {
  return locked.changeContent(database, kind, seen, async (found) => {
    const { transaction, subjectId, published, hidden } = found;
    const saved = draftContent(found.draft, kind) ?? published;
    if (saved && JSON.stringify(kind.schema.parse(saved)) === JSON.stringify(content)) {
      throw new ApiFailure("no_changes");
    }
    const before = saved ?? hidden;
    await kind.check(transaction, subjectId, content);
    const version = await locked.writeDraft(found, content, author);
    await locked.recordContent(found, { action: "content.saved", before, after: content, reason: null }, author);
    return { subjectId, version };
  });
}

/** Content that was never published is gone. */
export async function discardDraft<Content extends object>(
  database: Database,
  kind: ContentKind<Content>,
  seen: Seen,
  author: Author,
): Promise<void> {
  await locked.changeContent(database, kind, seen, async (found) => {
    const before = requireDraft(found);
    const { transaction, subjectId, published, newestRevision } = found;
    if (!published && newestRevision === 0) await kind.assertUnused?.(transaction, subjectId);
    await locked.removeDraft(found);
    const change = { action: "content.discarded", before, after: published, reason: null } as const;
    await locked.recordContent(found, change, author);
  });
}

/** Now, or at `publishAt` by itself. */
export async function publishDraft<Content extends object>(
  database: Database,
  kind: ContentKind<Content>,
  { publishAt, ...seen }: Seen & { publishAt: Date | null },
  author: Author,
): Promise<void> {
  await locked.changeContent(database, kind, seen, async (found) => {
    const content = requireDraft(found);
    const { transaction, subjectId } = found;
    await kind.check(transaction, subjectId, content);
    await kind.assertReady?.(transaction, subjectId, content);
    if (publishAt === null) return publishLocked(found, content, author);
    if (publishAt <= author.now) throw new ApiFailure("publish_date_past");
    await locked.scheduleDraft(found, publishAt, author);
    const change = { action: "content.scheduled", before: found.published, after: content, reason: null } as const;
    return locked.recordContent(found, change, author);
  });
}

export async function publishLocked<Content extends object>(
  found: locked.Locked<Content>,
  content: Content,
  author: Author,
): Promise<void> {
  const { transaction, kind, subjectId, published } = found;
  await kind.publish(transaction, subjectId, content);
  await locked.addRevision(found, content, author);
  await locked.removeDraft(found);
  const change = { action: "content.published", before: published, after: content, reason: null } as const;
  await locked.recordContent(found, change, author);
}

/** Players see it no more; its revisions stay, and a draft goes. */
export async function archiveContent<Content extends object>(
  database: Database,
  kind: ContentKind<Content>,
  { reason, ...seen }: Seen & { reason: string },
  author: Author,
): Promise<void> {
  await locked.changeContent(database, kind, seen, async (found) => {
    const { transaction, subjectId, published } = found;
    if (!published) throw new ApiFailure(kind.notFound);
    await kind.archive(transaction, subjectId);
    await locked.addRevision(found, null, author);
    await locked.removeDraft(found);
    await locked.recordContent(found, { action: "content.archived", before: published, after: null, reason }, author);
  });
}

/** An earlier revision becomes the draft. */
export async function restoreRevision<Content extends object>(
  database: Database,
  kind: ContentKind<Content>,
  { number, ...seen }: Seen & { number: number },
  author: Author,
): Promise<Saved> {
  return locked.changeContent(database, kind, seen, async (found) => {
    const content = await locked.findRevision(found, number);
    const version = await locked.writeDraft(found, content, author);
    const before = draftContent(found.draft, kind) ?? found.published;
    await locked.recordContent(found, { action: "content.restored", before, after: content, reason: null }, author);
    return { subjectId: found.subjectId, version };
  });
}

function requireDraft<Content extends object>({ draft, kind }: locked.Locked<Content>): Content {
  const content = draftContent(draft, kind);
  if (!content) throw new ApiFailure("nothing_to_publish");
  return content;
}

function draftContent<Content extends object>(draft: DraftRow | null, kind: ContentKind<Content>): Content | null {
  return draft && kind.schema.parse(draft.content);
}
