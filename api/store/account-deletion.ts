import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database";
import { signInAttempts, user } from "../db/schema/identity";
import { paymentOrders } from "../db/schema/payments";
import { statsEvents } from "../db/schema/statistics";

/** Any number that nothing else locks. */
const DELETION_LOCK_KEY = 7_272_745;

/**
 * Deletes an account and, with it, everything that is personal: sessions, scores, friends, messages, saves, wallet.
 * Reports, tips, measurements and orders that are paid or may still be stay without a name; counters of games and votes
 * stay as they are (decision 0042).
 */
export async function deleteAccount(database: Database, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    // One after the other: two friends who leave at once would wait for each other's rows.
    await transaction.execute(sql`select pg_advisory_xact_lock(${DELETION_LOCK_KEY})`);
    await transaction.delete(signInAttempts).where(eq(signInAttempts.accountKey, userId));
    await transaction
      .delete(paymentOrders)
      .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.status, "EXPIRED")));
    await transaction
      .update(statsEvents)
      .set({ event: sql`${statsEvents.event} #- '{data,user,id}' #- '{data,user,version}'` })
      .where(sql`${statsEvents.event}->'data'->'user'->>'id' = ${userId}`);
    await transaction.delete(user).where(eq(user.id, userId));
  });
}
