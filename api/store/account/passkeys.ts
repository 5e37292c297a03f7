import { and, asc, eq } from "drizzle-orm";
import type { Passkey } from "~contract/entities/passkey";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { passkey, user } from "../../db/schema/identity";
import { hasAuthenticatorApp } from "./second-factor";

type OwnPasskey = { userId: string; passkeyId: string };

export async function listPasskeysOf(database: Database, userId: string): Promise<Passkey[]> {
  const rows = await database
    .select()
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    ...{ passkeyId: id, name, creationDate: createdAt.toISOString() },
    lastUsedDate: lastUsedAt?.toISOString() ?? null,
  }));
}

export async function countPasskeys(database: Database, userId: string): Promise<number> {
  return database.$count(passkey, eq(passkey.userId, userId));
}

export async function isPasskeyOf(database: Database, userId: string, credentialId: string): Promise<boolean> {
  const isIt = and(eq(passkey.userId, userId), eq(passkey.credentialID, credentialId));
  return (await database.$count(passkey, isIt)) > 0;
}

export async function recordPasskeyUse(database: Database, credentialId: string, now: Date): Promise<void> {
  await database.update(passkey).set({ lastUsedAt: now }).where(eq(passkey.credentialID, credentialId));
}

/** Returns its name. The account is locked, so that of two passkeys one stays when both are removed at once. */
export async function deletePasskey(database: Database, { userId, passkeyId }: OwnPasskey): Promise<string> {
  return database.transaction(async (transaction) => {
    const [owner] = await transaction
      .select({ hasSecondFactor: user.twoFactorEnabled })
      .from(user)
      .where(eq(user.id, userId))
      .for("update");
    const [deleted] = await transaction
      .delete(passkey)
      .where(and(eq(passkey.userId, userId), eq(passkey.id, passkeyId)))
      .returning({ name: passkey.name });
    if (!deleted) throw new ApiFailure("passkey_not_found");
    const isLastFactor =
      owner?.hasSecondFactor === true &&
      (await countPasskeys(transaction, userId)) === 0 &&
      !(await hasAuthenticatorApp(transaction, userId));
    if (isLastFactor) throw new ApiFailure("last_passkey");
    return deleted.name;
  });
}

export async function deletePasskeysOf(database: Database, userId: string): Promise<void> {
  await database.delete(passkey).where(eq(passkey.userId, userId));
}
