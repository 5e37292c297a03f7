import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { twoFactor, user } from "../../db/schema/identity";
import { endSessionsExcept, recordConfirmation } from "./sessions";

/** Whether a password alone does not log in. */
export async function hasSecondFactor(database: Database, userId: string): Promise<boolean> {
  return (await database.$count(user, and(eq(user.id, userId), eq(user.twoFactorEnabled, true)))) > 0;
}

/** Beside a passkey there may be recovery codes only: the library's row is not verified then. */
export async function hasAuthenticatorApp(database: Database, userId: string): Promise<boolean> {
  return (await database.$count(twoFactor, and(eq(twoFactor.userId, userId), eq(twoFactor.verified, true)))) > 0;
}

/** From now on the password alone does not log in, nor is a session left that it began. */
export async function requireSecondFactorOf(
  database: Database,
  { userId, token, now }: { userId: string; token: string; now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.update(user).set({ twoFactorEnabled: true }).where(eq(user.id, userId));
    await endSessionsExcept(transaction, { userId, token });
    await recordConfirmation(transaction, { userId, token }, now);
  });
}
