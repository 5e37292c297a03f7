import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { sanctions } from "../../db/schema/sanctions";

/** Null as end: a ban. */
export type Suspension = { endsAt: Date | null };

/** Of suspensions and bans that count at that moment; they end by themselves. */
export function isRunningAt(now: Date) {
  return and(
    inArray(sanctions.kind, ["SUSPENSION", "BAN"]),
    isNull(sanctions.liftedAt),
    or(isNull(sanctions.endsAt), gt(sanctions.endsAt, now)),
  );
}

/** As findSuspension, in a query that joins users. */
export function suspensionColumn(now: Date) {
  const { userId, endsAt } = sanctions;
  const suspension = sql<{ endsAt: string | null } | null>`(
    select json_build_object('endsAt', ${endsAt}) from ${sanctions}
    where ${and(eq(userId, user.id), isRunningAt(now))} order by ${endsAt} desc nulls first limit 1)`;
  return suspension.mapWith((found: { endsAt: string | null }): Suspension => {
    return { endsAt: found.endsAt === null ? null : new Date(found.endsAt) };
  });
}

/** Of several the one that ends last; null for an account that may do everything. */
export async function findSuspension(database: Database, userId: string, now: Date): Promise<Suspension | null> {
  const [suspension] = await database
    .select({ endsAt: sanctions.endsAt })
    .from(sanctions)
    .where(and(eq(sanctions.userId, userId), isRunningAt(now)))
    .orderBy(sql`${sanctions.endsAt} desc nulls first`)
    .limit(1);
  return suspension ?? null;
}
