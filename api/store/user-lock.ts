import { asc, inArray } from "drizzle-orm";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { user } from "../db/schema/identity";

/**
 * Makes changes of one user's things happen one after the other: each waits here until the transaction before it has
 * ended. A transaction that will touch a wallet takes this lock before it writes anything, so that no two transactions
 * wait for each other; one that touches another user's things as well locks both at once, in the order that everybody
 * does.
 * @throws ApiFailure sign_in_required when the account has just been deleted
 */
export async function lockUser(transaction: Database, userId: string, otherUserId?: string | null): Promise<void> {
  const locked = await transaction
    .select({ userId: user.id })
    .from(user)
    .where(inArray(user.id, otherUserId ? [userId, otherUserId] : [userId]))
    .orderBy(asc(user.id))
    .for("no key update");
  if (!locked.some((row) => row.userId === userId)) throw new ApiFailure("sign_in_required");
}
