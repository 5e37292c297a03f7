import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Translations } from "~contract/entities/identifiers";
import type { LedgerReason, PixelCurrency } from "~contract/entities/wallet";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { ledgerEntries, walletBalances } from "../../db/schema/money";

export type LedgerChange = {
  userId: string;
  currency: PixelCurrency;
  /** Whole pixels; negative when spent, never 0. */
  amount: number;
  reason: LedgerReason;
  subject: Translations;
  referenceId: string | null;
  now: Date;
};

/** Must run in a transaction that began with lockUser; the row lock serializes changes of one wallet. */
export async function changeBalance(
  transaction: Database,
  { userId, currency, amount, reason, subject, referenceId, now }: LedgerChange,
): Promise<number> {
  await transaction.insert(walletBalances).values({ userId, currency }).onConflictDoNothing();
  const ofWallet = and(eq(walletBalances.userId, userId), eq(walletBalances.currency, currency));
  const [changed] = await transaction
    .update(walletBalances)
    .set({ balance: sql`${walletBalances.balance} + ${amount}` })
    .where(and(ofWallet, sql`${walletBalances.balance} + ${amount} >= 0`))
    .returning({ balance: walletBalances.balance });
  if (!changed) throw new ApiFailure("insufficient_funds");
  const entry = { entryId: randomUUID(), userId, currency, amount, reason, subject, referenceId, createdAt: now };
  await transaction.insert(ledgerEntries).values({ ...entry, balanceAfter: changed.balance });
  return changed.balance;
}

export async function findBalance(database: Database, userId: string, currency: PixelCurrency): Promise<number> {
  const [wallet] = await database
    .select({ balance: walletBalances.balance })
    .from(walletBalances)
    .where(and(eq(walletBalances.userId, userId), eq(walletBalances.currency, currency)));
  return wallet?.balance ?? 0;
}
