import { randomUUID } from "node:crypto";
import type { Database } from "../../db/database";
import { drafts } from "../../db/schema/drafts";
import { lockContent } from "./change-content";
import { isDraftOf, readStored } from "./content-details";
import type { ContentKind } from "./content-kind";

type Read<Content extends object> = Pick<ContentKind<Content>, "name" | "schema" | "read" | "readHidden">;

/** A change of published content by others goes into its draft, too, where the draft has not changed the same. */
export async function keepDraftCurrent<Content extends object, Result>(
  transaction: Database,
  kind: Read<Content>,
  subjectId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  await lockContent(transaction);
  const before = await readCurrent(transaction, kind, subjectId);
  const result = await change();
  const [draft] = await transaction.select().from(drafts).where(isDraftOf(kind, subjectId));
  if (!draft) return result;
  const after = await readCurrent(transaction, kind, subjectId);
  const content = kind.schema.parse(withChanges(kind.schema.parse(draft.content), before, after));
  await transaction.update(drafts).set({ content, version: randomUUID() }).where(isDraftOf(kind, subjectId));
  return result;
}

async function readCurrent<Content extends object>(
  transaction: Database,
  kind: Read<Content>,
  subjectId: string,
): Promise<Content | null> {
  const { published, hidden } = await readStored(transaction, kind, subjectId);
  return published ?? hidden;
}

type Fields = Record<string, unknown>;

/** Of texts, each language by itself. */
export function withChanges(own: unknown, before: unknown, after: unknown): unknown {
  if (JSON.stringify(own) === JSON.stringify(before)) return after;
  if (!isFields(own) || !isFields(before) || !isFields(after)) return own;
  const names = [...new Set([...Object.keys(own), ...Object.keys(after)])];
  const merged = names.map((name) => [name, withChanges(own[name], before[name], after[name])] as const);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
