import type { Database } from "../../db/database";
import { bouncedAddresses } from "../../db/schema";

/** Counts until the account has another address. */
export async function recordBounce(
  transaction: Database,
  { userId, email }: { userId: string; email: string },
  now: Date,
): Promise<void> {
  const bounced = { email, bouncedAt: now };
  await transaction
    .insert(bouncedAddresses)
    .values({ userId, ...bounced })
    .onConflictDoUpdate({ target: bouncedAddresses.userId, set: bounced });
}
