import { and, eq, notExists, sql } from "drizzle-orm";
import type { SubscriptionKind } from "~contract/entities/subscription";
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

const AGREEMENTS = { MARKETING: user.marketingConsent, DIGEST: user.digestConsent } as const;

export const agreementTo = (kind: SubscriptionKind) => AGREEMENTS[kind];

/** Who agreed and can get them (docs/product/announcements.md#recipients). */
export function isOfAudienceAt(database: Database, kind: SubscriptionKind, now: Date) {
  return and(eq(agreementTo(kind), true), isReachableAt(database, now));
}

export async function countAudience(database: Database, kind: SubscriptionKind, now: Date): Promise<number> {
  return database.$count(user, isOfAudienceAt(database, kind, now));
}

/** Of accounts that still have that address. */
export async function countBouncedAddresses(database: Database): Promise<number> {
  const [row] = await database
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(bouncedAddresses)
    .innerJoin(user, and(eq(user.id, bouncedAddresses.userId), eq(user.email, bouncedAddresses.email)));
  return row?.count ?? 0;
}
