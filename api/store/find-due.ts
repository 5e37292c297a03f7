import { and, eq, lte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/database";
import { drafts } from "../db/schema/drafts";
import { gameReviews } from "../db/schema/reviews";

type DueKind = "draft" | "review";

/** Of what has a moment to appear at. One query, since requests make it every few seconds. */
export async function findDue(database: Database, now: Date): Promise<ReadonlySet<DueKind>> {
  const ofDrafts = database
    .select({ kind: sql<DueKind>`'draft'` })
    .from(drafts)
    .where(lte(drafts.publishAt, now))
    .limit(1);
  const ofReviews = database
    .select({ kind: sql<DueKind>`'review'` })
    .from(gameReviews)
    .where(and(eq(gameReviews.state, "scheduled"), lte(gameReviews.publishAt, now)))
    .limit(1);
  const due = await unionAll(ofDrafts, ofReviews);
  return new Set(due.map(({ kind }) => kind));
}
