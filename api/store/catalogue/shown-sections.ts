import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { sections } from "../../db/schema/content";
import type { QueryContext } from "../query-context";

type Conditions = Pick<typeof sections.$inferSelect, "isHidden" | "locales" | "startsAt" | "endsAt">;

/** Rules: docs/product/pages.md#who-sees-a-section. The portal knows audience and device. */
export function isSectionShown(
  { isHidden, locales, startsAt, endsAt }: Conditions,
  { locale, now }: Pick<QueryContext, "locale" | "now">,
): boolean {
  if (isHidden || (locales.length > 0 && !locales.includes(locale))) return false;
  return (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
}

/** A feed has its page unless nobody sees the sections that show it. */
export function isFeedShown(feedId: SQLWrapper, moment: Date | SQL): SQL {
  const now = moment instanceof Date ? sql`${moment.toISOString()}::timestamptz` : moment;
  const ofFeed = sql`select from ${sections} as section where section.feed_id = ${feedId}`;
  return sql`(not exists (${ofFeed}) or exists (${ofFeed} and not section.is_hidden
    and (section.starts_at is null or section.starts_at <= ${now})
    and (section.ends_at is null or section.ends_at > ${now})))`;
}
