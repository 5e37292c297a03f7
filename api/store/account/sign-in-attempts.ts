import { eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { signInAttempts } from "../../db/schema";

export const ATTEMPT_WINDOW_MS = 15 * 60_000;

export type AttemptCount = { attempts: number; windowStartedAt: Date };

/** One statement, so that concurrent attempts all count. */
export async function countSignInAttempt(database: Database, accountKey: string, now: Date): Promise<AttemptCount> {
  const expiry = new Date(now.getTime() - ATTEMPT_WINDOW_MS);
  await database.delete(signInAttempts).where(lt(signInAttempts.windowStartedAt, expiry));
  const [count] = await database
    .insert(signInAttempts)
    .values({ accountKey, attempts: 1, windowStartedAt: now })
    .onConflictDoUpdate({ target: signInAttempts.accountKey, set: { attempts: sql`${signInAttempts.attempts} + 1` } })
    .returning({ attempts: signInAttempts.attempts, windowStartedAt: signInAttempts.windowStartedAt });
  if (!count) throw new Error("The attempt was not counted.");
  return count;
}

export async function uncountSignInAttempt(database: Database, accountKey: string): Promise<void> {
  await database
    .update(signInAttempts)
    .set({ attempts: sql`${signInAttempts.attempts} - 1` })
    .where(eq(signInAttempts.accountKey, accountKey));
}

export async function clearSignInAttempts(database: Database, accountKey: string): Promise<void> {
  await database.delete(signInAttempts).where(eq(signInAttempts.accountKey, accountKey));
}
