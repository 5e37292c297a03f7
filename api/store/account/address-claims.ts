import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database";
import { account, user } from "../../db/schema";

/** At most this many unconfirmed accounts can log in by one address, the newest first. */
const UNCONFIRMED_CLAIMS = 3;
export const MAX_ADDRESS_CLAIMS = UNCONFIRMED_CLAIMS + 1;

export type AddressClaim = {
  userId: string;
  username: string;
  email: string;
  isConfirmed: boolean;
  passwordHash: string | null;
};

/** The limit for unconfirmed accounts ignores a confirmed one: otherwise it would reveal that one exists. */
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
