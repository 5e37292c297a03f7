import { and, eq, ne, sql } from "drizzle-orm";
import type { Presence } from "~contract/entities/privacy";
import type { Database } from "../db/database";
import { user } from "../db/schema/identity";
import { dayOf } from "./days";

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONTH_DAYS = 30;

/** How long ago a day was, as coarsely as others are told; null where no day is kept. */
export function presenceOf(day: string | null, now: Date): Presence | null {
  if (day === null) return null;
  const days = (Date.parse(dayOf(now)) - Date.parse(day)) / DAY_MS;
  if (days <= 0) return "TODAY";
  if (days < WEEK_DAYS) return "THIS_WEEK";
  return days < MONTH_DAYS ? "THIS_MONTH" : "EARLIER";
}

/** Keeps that a user was here on this day; not for who wants nobody to see it, and at most once a day. */
export async function noteDay(database: Database, userId: string, now: Date): Promise<void> {
  const day = dayOf(now);
  const isNew = sql`${user.lastActiveOn} is distinct from ${day}::date`;
  await database
    .update(user)
    .set({ lastActiveOn: day })
    .where(and(eq(user.id, userId), ne(user.lastActiveFor, "NOBODY"), isNew));
}
