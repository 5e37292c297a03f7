import { eq } from "drizzle-orm";
import type { BankDetails, StoredBankDetails } from "~contract/entities/earnings";
import type { Database } from "../../db/database";
import { studioBankDetails } from "../../db/schema/earnings";
import { lockStudio } from "./memberships";

export async function findBankDetails(database: Database, studioId: string): Promise<StoredBankDetails | null> {
  const [row] = await database.select().from(studioBankDetails).where(eq(studioBankDetails.studioId, studioId));
  return row ? toBankDetails(row) : null;
}

export function toBankDetails({
  holder,
  iban,
  otherAccount,
  changedAt,
}: typeof studioBankDetails.$inferSelect): StoredBankDetails {
  return { holder, iban, otherAccount, changedDate: changedAt.toISOString() };
}

/** Null deletes them. */
export async function changeBankDetails(
  database: Database,
  { studioId, bankDetails, now }: { studioId: string; bankDetails: BankDetails | null; now: Date },
): Promise<StoredBankDetails | null> {
  return database.transaction(async (transaction) => {
    // Whoever deletes the account of the only owner deletes them as well.
    await lockStudio(transaction, studioId);
    if (bankDetails === null) await deleteBankDetails(transaction, studioId);
    else {
      const values = { ...bankDetails, changedAt: now };
      await transaction
        .insert(studioBankDetails)
        .values({ studioId, ...values })
        .onConflictDoUpdate({ target: studioBankDetails.studioId, set: values });
    }
    return findBankDetails(transaction, studioId);
  });
}

export async function deleteBankDetails(transaction: Database, studioId: string): Promise<void> {
  await transaction.delete(studioBankDetails).where(eq(studioBankDetails.studioId, studioId));
}
