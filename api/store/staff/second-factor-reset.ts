import { eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { session, twoFactor, user } from "../../db/schema/identity";
import { deletePasskeysOf } from "../account/passkeys";
import { findUserByName } from "../people/people";
import { recordAudit } from "./audit-log";
import { revokeTokensOf } from "./tokens";

export type SecondFactorReset = "reset" | "no-second-factor" | "no-account";
type Outcome = { outcome: "reset"; userId: string } | { outcome: Exclude<SecondFactorReset, "reset"> };

/** By whoever has the server, for somebody who lost app, passkeys and recovery codes. The password stays what it was. */
export async function resetSecondFactor(database: Database, username: string, now: Date): Promise<Outcome> {
  const account = await findUserByName(database, username);
  if (!account) return { outcome: "no-account" };
  const userId = account.id;
  return database.transaction(async (transaction) => {
    const [before] = await transaction
      .select({ isSetUp: user.twoFactorEnabled })
      .from(user)
      .where(eq(user.id, userId))
      .for("update");
    if (!before?.isSetUp) return { outcome: "no-second-factor" };
    await transaction.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId));
    await transaction.delete(twoFactor).where(eq(twoFactor.userId, userId));
    await deletePasskeysOf(transaction, userId);
    await transaction.delete(session).where(eq(session.userId, userId));
    await revokeTokensOf(transaction, userId, now);
    const subject = { kind: "user" as const, id: userId, name: null };
    const action = "staff.second-factor-reset";
    await recordAudit(transaction, { actorId: null, action, subject, before: null, after: null, reason: null, now });
    return { outcome: "reset", userId };
  });
}
