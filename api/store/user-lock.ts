import { asc, inArray } from "drizzle-orm";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { user } from "../db/schema/identity";

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
