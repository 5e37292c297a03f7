import { and, eq, exists, not, or } from "drizzle-orm";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { globalSettings } from "../../db/schema/content";
import { user } from "../../db/schema/identity";

/** Accounts with invented addresses cost nothing, so rewards need a confirmed one. */
export async function isEligibleForRewards(database: Database, userId: string): Promise<boolean> {
  const rule = database.select().from(globalSettings).where(eq(globalSettings.areAddressesAsked, true));
  const isConfirmed = or(eq(user.emailVerified, true), not(exists(rule)));
  return (await database.$count(user, and(eq(user.id, userId), isConfirmed))) > 0;
}

export async function requireConfirmedAddress(database: Database, userId: string): Promise<void> {
  if (!(await isEligibleForRewards(database, userId))) throw new ApiFailure("email_not_confirmed");
}
