import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../db/database";
import { heldNames } from "../../db/schema/sanctions";

const HOLD_MS = 180 * 24 * 60 * 60 * 1000;

/** Nobody may take it, its former owner included. */
export async function isNameHeld(database: Database, username: string, now: Date): Promise<boolean> {
  const isHeld = and(eq(heldNames.username, username.toLowerCase()), gt(heldNames.heldUntil, now));
  return (await database.$count(heldNames, isHeld)) > 0;
}

export async function holdName(
  transaction: Database,
  { username, sanctionId, now }: { username: string; sanctionId: string; now: Date },
): Promise<void> {
  const held = { heldUntil: new Date(now.getTime() + HOLD_MS), sanctionId };
  await transaction
    .insert(heldNames)
    .values({ username: username.toLowerCase(), ...held })
    .onConflictDoUpdate({ target: heldNames.username, set: held });
}

export async function releaseNames(transaction: Database, sanctionId: string): Promise<void> {
  await transaction.delete(heldNames).where(eq(heldNames.sanctionId, sanctionId));
}
