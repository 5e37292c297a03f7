import { and, isNotNull, isNull, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { ContentState } from "~contract/entities/draft";

type StateColumns = Record<"draftId" | "publishAt" | "isPublished", SQLWrapper>;

/** The condition of what `stateOf` says of one piece. */
export function isInState(state: ContentState, { draftId, publishAt, isPublished }: StateColumns): SQL | undefined {
  const isUnscheduled = and(isNotNull(draftId), isNull(publishAt));
  const conditions: Record<ContentState, SQL | undefined> = {
    SCHEDULED: isNotNull(publishAt),
    PUBLISHED: and(sql`${isPublished}`, isNull(draftId)),
    CHANGED: and(sql`${isPublished}`, isUnscheduled),
    DRAFT: and(sql`not ${isPublished}`, isUnscheduled),
    ARCHIVED: and(sql`not ${isPublished}`, isNull(draftId)),
  };
  return conditions[state];
}

/** Whatever the case. By trigrams where `lower(text)` has such an index. */
export function containsText(text: SQLWrapper, search: string): SQL {
  const escaped = search.replaceAll(/[\\%_]/g, String.raw`\$&`);
  return sql`lower(${text}) like lower(${`%${escaped}%`})`;
}
