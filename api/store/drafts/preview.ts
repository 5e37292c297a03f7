import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { PreviewDrafts, PreviewedDraft } from "~contract/calls/desk-preview";
import type { ContentKindName } from "~contract/entities/draft";
import type { Database } from "../../db/database";
import { configurations } from "../../db/schema/content";
import { drafts } from "../../db/schema/drafts";
import { lockContent } from "./change-content";
import type { DraftRow } from "./content-details";
import { draftTitle, publishRows } from "./due-drafts";

/** What a preview shows (docs/product/previews.md). */
export type Preview = {
  at: Date;
  drafts: PreviewDrafts;
  /** The one draft. */
  subject: { kind: ContentKindName; subjectId: string } | null;
  /** Of whoever looks as a player; null: that of the profile. */
  country: string | null;
};

const MAX_WAIT_MS = 2_000;
const MAX_MS = 4_000;

/** Pages name challenges, which name games, which name tags; a studio names one of its games, and so do its news. */
const ORDER: readonly ContentKindName[] = [
  ...(["tag", "game", "studio", "studio-news", "challenge", "quest", "sticker", "page", "site", "legal-text"] as const),
];

class PreviewEnded extends Error {}

/** One at a time: each may hold locks that editors wait for. */
let running: Promise<unknown> = Promise.resolve();

/**
 * Reads from a transaction in which the drafts are published, and takes everything back, whatever `read` writes.
 * All that `read` asks the database must go through the transaction.
 */
export function readPreview<Result>(
  database: Database,
  preview: Preview,
  read: (transaction: Database, shown: PreviewedDraft[]) => Promise<Result>,
): Promise<Result> {
  const result = running.then(() => readAndRollBack(database, preview, read));
  running = result.catch(() => undefined);
  return result;
}

async function readAndRollBack<Result>(
  database: Database,
  preview: Preview,
  read: (transaction: Database, shown: PreviewedDraft[]) => Promise<Result>,
): Promise<Result> {
  let result: { value: Result } | undefined;
  const ended = database.transaction(async (transaction) => {
    await transaction.execute(sql.raw(`set local lock_timeout = ${String(MAX_WAIT_MS)}`));
    await transaction.execute(sql.raw(`set local statement_timeout = ${String(MAX_MS)}`));
    const shown = await publishForPreview(transaction, preview);
    result = { value: await withDeadline(read(transaction, shown)) };
    throw new PreviewEnded();
  });
  await ended.catch((error: unknown) => {
    if (!(error instanceof PreviewEnded)) throw error;
  });
  if (!result) throw new Error("A preview ended without a result.");
  return result.value;
}

async function publishForPreview(transaction: Database, preview: Preview): Promise<PreviewedDraft[]> {
  const isShown = isShownIn(preview);
  if ((await transaction.$count(drafts, isShown)) === 0) return [];
  await lockContent(transaction);
  const rows = (await transaction.select().from(drafts).where(isShown)).sort(byPublication);
  await publishRows(transaction, rows, preview.at);
  const { kind, subjectId, failure } = drafts;
  const left = await transaction.select({ kind, subjectId, failure }).from(drafts);
  const failures = new Map(left.map((draft) => [`${draft.kind} ${draft.subjectId}`, draft.failure]));
  return rows.map((row) => ({
    ...{ kind: row.kind, subjectId: row.subjectId, name: draftTitle(row) },
    failure: failures.get(`${row.kind} ${row.subjectId}`) ?? null,
  }));
}

function isShownIn({ at, drafts: which, subject }: Preview) {
  const isDue = lte(drafts.publishAt, at);
  if (which === "ALL") return or(isDue, isNull(drafts.publishAt));
  if (which === "DUE" || !subject) return isDue;
  const isSubject = and(eq(drafts.kind, subject.kind), eq(drafts.subjectId, subject.subjectId));
  return or(isDue, isSubject, subject.kind === "page" ? isOfSidebar : undefined);
}

/** It is beside every page. */
const isOfSidebar = and(
  eq(drafts.kind, "page"),
  sql`${drafts.subjectId} in (select ${configurations.configurationId} from ${configurations} where ${configurations.alias} = 'sidebar')`,
);

function byPublication(left: DraftRow, right: DraftRow): number {
  const moment = ({ publishAt }: DraftRow) => publishAt?.getTime() ?? Infinity;
  if (moment(left) !== moment(right)) return moment(left) < moment(right) ? -1 : 1;
  return ORDER.indexOf(left.kind) - ORDER.indexOf(right.kind) || left.subjectId.localeCompare(right.subjectId);
}

/** A handler that waited for another connection of the embedded database would wait for ever. */
async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error("A preview took too long."));
    }, MAX_MS);
  });
  try {
    return await Promise.race([work, expired]);
  } finally {
    clearTimeout(timer);
  }
}
