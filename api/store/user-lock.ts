import { asc, inArray } from "drizzle-orm";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { user } from "../db/schema/identity";

/** Waits for accounts being deleted, and keeps the others until the end of the transaction: for messages to them. */
export async function lockAccounts(transaction: Database, userIds: readonly string[]): Promise<string[]> {
  const locked = await transaction
    .select({ userId: user.id })
    .from(user)
    .where(inArray(user.id, [...userIds]))
    .orderBy(asc(user.id))
    .for("key share");
  return locked.map((row) => row.userId);
}

/** Serializes changes of a user. Take it before any write; lock two users together, in id order, to avoid deadlocks. */
export async function lockUser(transaction: Database, userId: string, otherUserId?: string | null): Promise<void> {
  const locked = await transaction
    .select({ userId: user.id })
    .from(user)
    .where(inArray(user.id, otherUserId ? [userId, otherUserId] : [userId]))
    .orderBy(asc(user.id))
    .for("no key update");
  if (!locked.some((row) => row.userId === userId)) throw new ApiFailure("sign_in_required");
}
