import { and, eq, lte, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../db/database";
import { drafts } from "../db/schema/drafts";
import { gameReviews } from "../db/schema/reviews";
import { publishDueDrafts } from "./drafts/due-drafts";
import { publishDueReviews } from "./reviews/decide-review";

type DueKind = "draft" | "review";

/** What has a moment to appear at. Games first: other content may be about them. */
export async function publishDue(database: Database, now: Date): Promise<void> {
  const due = await findDue(database, now);
  if (due.has("review")) await publishDueReviews(database, now);
  if (due.has("draft")) await publishDueDrafts(database, now);
}

/** One query, since requests make it every few seconds. */
async function findDue(database: Database, now: Date): Promise<ReadonlySet<DueKind>> {
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
