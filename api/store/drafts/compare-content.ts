import { and, eq } from "drizzle-orm";
import type { ContentDifferences } from "~contract/entities/comparison";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { drafts, revisions } from "../../db/schema/drafts";
import { isDraftOf, isRevisionOf, readStored } from "./content-details";
import type { ContentKind } from "./content-kind";
import { differingValues } from "./content-values";

export type Sides = { subjectId: string; before: string; after: string };

/** Rules: docs/product/drafts.md#comparing. */
export async function compareSides<Content extends object>(
  kind: ContentKind<Content>,
  database: Database,
  { subjectId, ...sides }: Sides,
): Promise<ContentDifferences> {
  const before = await readSide(database, kind, { subjectId, side: sides.before });
  const after = await readSide(database, kind, { subjectId, side: sides.after });
  if (kind.compare) return kind.compare(before, after);
  return { ...differingValues(before, after), sections: [] };
}

/** Null where players see nothing: before the first publication, and while it is archived. */
async function readSide<Content extends object>(
  database: Database,
  kind: ContentKind<Content>,
  { subjectId, side }: { subjectId: string; side: string },
): Promise<Content | null> {
  if (side === "published") {
    const { published, hidden } = await readStored(database, kind, subjectId);
    return published ?? hidden;
  }
  const [row] =
    side === "draft"
      ? await database.select({ content: drafts.content }).from(drafts).where(isDraftOf(kind, subjectId))
      : await database
          .select({ content: revisions.content })
          .from(revisions)
          .where(and(isRevisionOf(kind, subjectId), eq(revisions.number, Number(side))));
  if (!row) throw new ApiFailure("revision_not_found");
  return row.content === null ? null : kind.schema.parse(row.content);
}
