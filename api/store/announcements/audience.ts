import { and, eq, notExists, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { bouncedAddresses, sanctions, user } from "../../db/schema";
import { isRunningAt } from "../sanctions/suspension";

/** Whether announcements may reach an account, apart from its agreement. */
export function isReachableAt(database: Database, now: Date) {
  const one = { one: sql`1` };
  const suspended = database
    .select(one)
    .from(sanctions)
    .where(and(eq(sanctions.userId, user.id), isRunningAt(now)));
  const bounced = database
    .select(one)
    .from(bouncedAddresses)
    .where(and(eq(bouncedAddresses.userId, user.id), eq(bouncedAddresses.email, user.email)));
  return and(eq(user.isAnonymous, false), eq(user.emailVerified, true), notExists(suspended), notExists(bounced));
}

/** Who agreed to news and can get them (docs/product/announcements.md#recipients). */
export function isOfAudienceAt(database: Database, now: Date) {
  return and(eq(user.marketingConsent, true), isReachableAt(database, now));
}

export async function countAudience(database: Database, now: Date): Promise<number> {
  return database.$count(user, isOfAudienceAt(database, now));
}

/** Of accounts that still have that address. */
export async function countBouncedAddresses(database: Database): Promise<number> {
  const [row] = await database
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(bouncedAddresses)
    .innerJoin(user, and(eq(user.id, bouncedAddresses.userId), eq(user.email, bouncedAddresses.email)));
  return row?.count ?? 0;
}
