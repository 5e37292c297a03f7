import { and, eq, ne, sql } from "drizzle-orm";
import type { Presence } from "~contract/entities/privacy";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { dayOf } from "../days";

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** Coarse on purpose: others must not see the exact day. */
export function presenceOf(day: string | null, now: Date): Presence | null {
  if (day === null) return null;
  const days = (Date.parse(dayOf(now)) - Date.parse(day)) / DAY_MS;
  if (days <= 0) return "TODAY";
  if (days < WEEK_DAYS) return "THIS_WEEK";
  return days < MONTH_DAYS ? "THIS_MONTH" : "EARLIER";
}

export async function recordActiveDay(database: Database, userId: string, now: Date): Promise<void> {
  const day = dayOf(now);
  const isNew = sql`${user.lastActiveOn} is distinct from ${day}::date`;
  await database
    .update(user)
    .set({ lastActiveOn: day })
    .where(and(eq(user.id, userId), ne(user.lastActiveFor, "NOBODY"), isNew));
}
