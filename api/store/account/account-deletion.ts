import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { signInAttempts, user } from "../../db/schema/identity";
import { paymentOrders } from "../../db/schema/payments";
import { statsEvents } from "../../db/schema/statistics";
import { jobTable } from "../jobs/job-table";
import { takeVotesBack } from "../player-reviews/review-votes";
import { handOverStudios } from "../studios/members";

/** An arbitrary advisory lock key that nothing else uses. */
const DELETION_LOCK_KEY = 7_272_745;

/** Reports, tips, measurements and orders stay without a name (docs/decisions/0042-what-is-kept-about-a-player.md). */
export async function deleteAccount(database: Database, userId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    // Serialized: two friends deleted at once would deadlock on each other's rows.
    await transaction.execute(sql`select pg_advisory_xact_lock(${DELETION_LOCK_KEY})`);
    await handOverStudios(transaction, userId);
    await takeVotesBack(transaction, userId);
    await transaction.delete(signInAttempts).where(eq(signInAttempts.accountKey, userId));
    await transaction
      .delete(paymentOrders)
      .where(and(eq(paymentOrders.userId, userId), eq(paymentOrders.status, "EXPIRED")));
    await transaction
      .update(statsEvents)
      .set({ event: sql`${statsEvents.event} #- '{data,user,id}' #- '{data,user,version}'` })
      .where(sql`${statsEvents.event}->'data'->'user'->>'id' = ${userId}`);
    await transaction.delete(jobTable).where(sql`${jobTable.data}->>'userId' = ${userId}`);
    await transaction.delete(user).where(eq(user.id, userId));
  });
}
