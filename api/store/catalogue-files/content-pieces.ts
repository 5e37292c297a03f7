import { eq, notExists, notInArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import * as z from "zod";
import { cataloguePiece } from "~contract/entities/catalogue-piece";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { drafts, revisions } from "../../db/schema/drafts";
import { addRevision, readLocked, scheduleDraft, writeDraft, type Author } from "../drafts/change-content";
import { isDraftOf } from "../drafts/content-details";
import type { ContentKind } from "../drafts/content-kind";
import { keepDraftCurrent } from "../drafts/keep-draft-current";
import { isSame } from "./canonical-json";
import { inPart } from "./failed-field";
import { listKeys, type Piece, type PieceChange, type PieceKind } from "./piece-kind";

type FactsChange<Facts, Content> = {
  transaction: Database;
  id: string;
  facts: Facts;
  content: Content | null;
  author: Author;
};

/** What a kind has besides what is written as drafts. */
export type PieceFacts<Facts extends object, Content extends object> = {
  schema: z.ZodType<Facts>;
  /** Null for what was never published. */
  read: (database: Database, id: string) => Promise<Facts | null>;
  merge?: (facts: Facts, current: Facts) => Facts;
  /** Before the content is published. */
  before?: (change: FactsChange<Facts, Content>) => Promise<void>;
  /** After it. */
  after?: (change: FactsChange<Facts, Content>) => Promise<void>;
};

type Options<Content extends object, Facts extends object> = {
  folder: string;
  /** Of rows; ids of drafts and revisions are known. */
  key?: PgColumn;
  /** Without rows. */
  ids?: readonly string[];
  /** What is archived. */
  readHidden?: (database: Database, id: string) => Promise<Content | null>;
  facts?: PieceFacts<Facts, Content>;
  inOrder?: (pieces: readonly Piece[]) => Piece[];
};

/** Any kind that has drafts and revisions takes part in files by being listed with this (catalogue-kinds.ts). */
export function contentPieces<Content extends object, Facts extends object = object>(
  kind: ContentKind<Content>,
  options: Options<Content, Facts>,
): PieceKind {
  const { folder, facts, inOrder } = options;
  const recorded = ({ facts: own, published, hidden, draft }: Piece) => {
    const shown = (content: object) => kind.recorded?.(kind.schema.parse(content)) ?? content;
    const content = published ?? hidden;
    return { ...own, ...(content && shown(content)), ...(draft && { draft: shown(draft.content) }) };
  };
  return {
    ...{ name: kind.name, folder, recorded, hasFacts: facts !== undefined },
    ...(inOrder && { inOrder }),
    schema: cataloguePiece<z.ZodType<object | null>, z.ZodType<object>>(
      facts?.schema.nullable() ?? z.null(),
      kind.schema,
    ),
    list: (database) => listIds(database, kind, options),
    count: (database) => countIds(database, kind, options),
    read: (database, id) => readPiece(database, id, kind, options),
    merge: (file, current) => merge(file, current, facts),
    titleOf: ({ published, hidden, draft }) => {
      const content = published ?? hidden ?? draft?.content;
      return content ? kind.titleOf(kind.schema.parse(content)) : "";
    },
    write: (change) => write(change, kind, options),
    writeDraft: (change) => saveDraft(change, kind),
    finish: (change) => finish(change, kind, options),
  };
}

async function listIds<Content extends object, Facts extends object>(
  database: Database,
  kind: ContentKind<Content>,
  { key, ids = [] }: Options<Content, Facts>,
): Promise<string[]> {
  const written = await writtenIds(database, kind);
  const stored = key ? await listKeys(database, key) : ids;
  return [...new Set([...written.map(({ id }) => id), ...stored])];
}

async function countIds<Content extends object, Facts extends object>(
  database: Database,
  kind: ContentKind<Content>,
  { key, ids = [] }: Options<Content, Facts>,
): Promise<number> {
  const written = writtenIds(database, kind).as("written");
  if (!key) return (await database.$count(written, notInArray(written.id, [...ids]))) + ids.length;
  const row = database.select({ id: key }).from(key.table).where(eq(key, written.id));
  return (await database.$count(written, notExists(row))) + (await database.$count(key.table));
}

/** Those of drafts and of revisions. */
function writtenIds<Content extends object>(database: Database, { name }: ContentKind<Content>) {
  const drafted = database.select({ id: drafts.subjectId }).from(drafts).where(eq(drafts.kind, name));
  const revised = database.select({ id: revisions.subjectId }).from(revisions).where(eq(revisions.kind, name));
  return drafted.union(revised);
}

/** Null where nothing is left but revisions. */
async function readPiece<Content extends object, Facts extends object>(
  database: Database,
  id: string,
  kind: ContentKind<Content>,
  { facts, readHidden = kind.readHidden }: Options<Content, Facts>,
): Promise<Piece | null> {
  const published = await kind.read(database, id);
  const hidden = published ? null : ((await readHidden?.(database, id)) ?? null);
  const [draft] = await database.select().from(drafts).where(isDraftOf(kind, id));
  if (!published && !hidden && !draft) return null;
  return {
    ...{ id, published, hidden },
    facts: (await facts?.read(database, id)) ?? null,
    draft: draft
      ? { content: kind.schema.parse(draft.content), publishDate: draft.publishAt?.toISOString() ?? null }
      : null,
  };
}

/** Nothing is archived, and no draft discarded. */
function merge<Content extends object, Facts extends object>(
  file: Piece,
  current: Piece | null,
  facts: PieceFacts<Facts, Content> | undefined,
): Piece {
  if (!current) return file;
  const staysPublished = current.published !== null && file.published === null;
  const known = file.facts && current.facts && facts?.merge;
  return {
    id: file.id,
    facts: known
      ? known(facts.schema.parse(file.facts), facts.schema.parse(current.facts))
      : (file.facts ?? current.facts),
    published: staysPublished ? current.published : file.published,
    hidden: staysPublished ? null : (file.hidden ?? (file.published === null ? current.hidden : null)),
    draft: file.draft ?? current.draft,
  };
}

/** Whether players' content, or what is hidden from them, is another one than before. */
function isRewritten({ piece, current }: PieceChange): boolean {
  return !isSame([piece.published, piece.hidden], [current?.published ?? null, current?.hidden ?? null]);
}

async function write<Content extends object, Facts extends object>(
  change: PieceChange,
  kind: ContentKind<Content>,
  { facts }: Options<Content, Facts>,
): Promise<void> {
  const { transaction, piece, file, current, author } = change;
  const { id } = piece;
  const shown = piece.published ?? piece.hidden;
  const content = shown && kind.schema.parse(shown);
  const own =
    facts && piece.facts ? { transaction, id, facts: facts.schema.parse(piece.facts), content, author } : null;
  if (own) await inPart("facts", () => facts?.before?.(own));
  if (content && isRewritten(change)) {
    const publish = () =>
      inPart(piece.published ? "published" : "hidden", async () => {
        const locked = await readLocked(transaction, kind, id);
        await kind.check(transaction, id, content);
        if (piece.published) await kind.assertReady?.(transaction, id, content);
        await kind.publish(transaction, id, content);
        if (piece.published || !kind.readHidden) await addRevision(locked, content, author);
      });
    const staysDraft = current?.draft && !file.draft;
    await (staysDraft ? keepDraftCurrent(transaction, kind, id, publish) : publish());
  }
  if (own) await inPart("facts", () => facts?.after?.(own));
}

async function saveDraft<Content extends object>(
  { transaction, file, current, author }: PieceChange,
  kind: ContentKind<Content>,
): Promise<void> {
  const { id, draft } = file;
  if (!draft || isSame(draft, current?.draft)) return;
  const content = kind.schema.parse(draft.content);
  await inPart("draft.content", () => kind.check(transaction, id, content));
  const locked = await readLocked(transaction, kind, id);
  await writeDraft(locked, content, author);
  if (draft.publishDate === null) return;
  const publishAt = new Date(draft.publishDate);
  if (publishAt <= author.now) {
    await inPart("draft", () => Promise.reject(new ApiFailure("publish_date_past")));
  }
  await scheduleDraft(locked, publishAt, author);
}

async function finish<Content extends object, Facts extends object>(
  change: PieceChange,
  kind: ContentKind<Content>,
  { readHidden }: Options<Content, Facts>,
): Promise<void> {
  const { transaction, piece, author } = change;
  if (!piece.hidden || !isRewritten(change)) return;
  await inPart("hidden", async () => {
    await kind.archive(transaction, piece.id);
    if (readHidden) await addRevision(await readLocked(transaction, kind, piece.id), null, author);
  });
}
