import { and, asc, eq } from "drizzle-orm";
import type { Passkey } from "~contract/entities/passkey";
import type { Database } from "../../db/database";
import { passkey } from "../../db/schema/identity";

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

/** Returns its name, or null where the account has none with this id. */
export async function deletePasskey(database: Database, { userId, passkeyId }: OwnPasskey): Promise<string | null> {
  const [deleted] = await database
    .delete(passkey)
    .where(and(eq(passkey.userId, userId), eq(passkey.id, passkeyId)))
    .returning({ name: passkey.name });
  return deleted?.name ?? null;
}

export async function deletePasskeysOf(database: Database, userId: string): Promise<void> {
  await database.delete(passkey).where(eq(passkey.userId, userId));
}
