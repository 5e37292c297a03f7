import { and, eq, inArray, lt, notExists } from "drizzle-orm";
import type { Database } from "../db/database";
import { session, user } from "../db/schema/identity";
import { daysBefore } from "./days";

/** A guest whose session is gone can come back by no way. */
const KEPT_DAYS = 90;
const SWEPT_AT_ONCE = 300;

/** Deletes some sessions that have ended, and some guests who have had none for long, with all that they left. */
export async function sweepAbandonedGuests(database: Database, now: Date): Promise<void> {
  const ended = database
    .select({ id: session.id })
    .from(session)
    .where(lt(session.expiresAt, now))
    .limit(SWEPT_AT_ONCE);
  await database.delete(session).where(inArray(session.id, ended));
  const own = database.select().from(session).where(eq(session.userId, user.id));
  const isAbandoned = and(eq(user.isAnonymous, true), lt(user.createdAt, daysBefore(now, KEPT_DAYS)), notExists(own));
  const abandoned = database.select({ id: user.id }).from(user).where(isAbandoned).limit(SWEPT_AT_ONCE);
  await database.delete(user).where(inArray(user.id, abandoned));
}
