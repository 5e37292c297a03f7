import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../db/database";
import { account, user } from "../db/schema";

/** Of accounts that nobody has confirmed the address of, so many may log in by it: the newest. */
const UNCONFIRMED_CLAIMS = 3;
/** Those and the one that the address is confirmed for. */
export const MAX_ADDRESS_CLAIMS = UNCONFIRMED_CLAIMS + 1;

export type AddressClaim = {
  userId: string;
  username: string;
  email: string;
  isConfirmed: boolean;
  passwordHash: string | null;
};

/**
 * The accounts that gave this address: first the one that it is confirmed for, then the newest of the others. How many of
 * those there may be does not depend on the first, which could be found out otherwise.
 */
export async function findAddressClaims(database: Database, email: string): Promise<AddressClaim[]> {
  const rows = await database
    .select({
      userId: user.id,
      username: user.username,
      displayUsername: user.displayUsername,
      email: user.email,
      isConfirmed: user.emailVerified,
      passwordHash: account.password,
    })
    .from(user)
    .leftJoin(account, and(eq(account.userId, user.id), eq(account.providerId, "credential")))
    .where(and(eq(user.email, email.toLowerCase()), eq(user.isAnonymous, false)))
    .orderBy(desc(user.emailVerified), desc(user.createdAt), user.id)
    .limit(MAX_ADDRESS_CLAIMS);
  const claims = rows.map(({ displayUsername, username, ...row }) => ({
    ...row,
    username: displayUsername ?? username ?? "",
  }));
  return claims.slice(0, claims[0]?.isConfirmed ? MAX_ADDRESS_CLAIMS : UNCONFIRMED_CLAIMS);
}
