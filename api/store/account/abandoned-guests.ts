import { and, eq, inArray, lt, notExists } from "drizzle-orm";
import type { Database } from "../../db/database";
import { session, user } from "../../db/schema/identity";
import { daysBefore } from "../days";

/** Guests have no password: without a session nobody can come back as this guest. */
const RETENTION_DAYS = 90;
const BATCH_SIZE = 300;

export async function sweepAbandonedGuests(database: Database, now: Date): Promise<void> {
  const ended = database.select({ id: session.id }).from(session).where(lt(session.expiresAt, now)).limit(BATCH_SIZE);
  await database.delete(session).where(inArray(session.id, ended));
  const sessionsOfUser = database.select().from(session).where(eq(session.userId, user.id));
  const isAbandoned = and(
    eq(user.isAnonymous, true),
    lt(user.createdAt, daysBefore(now, RETENTION_DAYS)),
    notExists(sessionsOfUser),
  );
  const abandoned = database.select({ id: user.id }).from(user).where(isAbandoned).limit(BATCH_SIZE);
  await database.delete(user).where(inArray(user.id, abandoned));
}
