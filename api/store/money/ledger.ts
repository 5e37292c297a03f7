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

type WalletRow = typeof walletBalances.$inferSelect;

/**
 * Must run in a transaction that began with lockUser; the row lock serializes changes of one wallet. A credit pays debts
 * first.
 */
export async function changeBalance(transaction: Database, change: LedgerChange): Promise<number> {
  const { balance, debt } = await book(transaction, change);
  const paid = change.amount > 0 ? Math.min(debt, change.amount) : 0;
  if (paid === 0) return balance;
  const left = await book(transaction, { ...change, amount: -paid, reason: "DEBT" }, -paid);
  return left.balance;
}

/** What is spent already becomes a debt. `amount` is positive. */
export async function takeBack(transaction: Database, { amount, ...change }: LedgerChange): Promise<void> {
  const { userId, currency } = change;
  const taken = Math.min(amount, await findBalance(transaction, userId, currency));
  if (taken > 0) await book(transaction, { ...change, amount: -taken });
  if (taken === amount) return;
  const debt = amount - taken;
  await transaction
    .insert(walletBalances)
    .values({ userId, currency, debt })
    .onConflictDoUpdate({
      target: [walletBalances.userId, walletBalances.currency],
      set: { debt: sql`${walletBalances.debt} + ${debt}` },
    });
}

async function book(
  transaction: Database,
  { userId, currency, amount, reason, subject, referenceId, now }: LedgerChange,
  debtChange = 0,
): Promise<Pick<WalletRow, "balance" | "debt">> {
  await transaction.insert(walletBalances).values({ userId, currency }).onConflictDoNothing();
  const ofWallet = and(eq(walletBalances.userId, userId), eq(walletBalances.currency, currency));
  const [changed] = await transaction
    .update(walletBalances)
    .set({ balance: sql`${walletBalances.balance} + ${amount}`, debt: sql`${walletBalances.debt} + ${debtChange}` })
    .where(and(ofWallet, sql`${walletBalances.balance} + ${amount} >= 0`))
    .returning({ balance: walletBalances.balance, debt: walletBalances.debt });
  if (!changed) throw new ApiFailure("insufficient_funds");
  const entry = { entryId: randomUUID(), userId, currency, amount, reason, subject, referenceId, createdAt: now };
  await transaction.insert(ledgerEntries).values({ ...entry, balanceAfter: changed.balance });
  return changed;
}

export async function findBalance(database: Database, userId: string, currency: PixelCurrency): Promise<number> {
  const [wallet] = await database
    .select({ balance: walletBalances.balance })
    .from(walletBalances)
    .where(and(eq(walletBalances.userId, userId), eq(walletBalances.currency, currency)));
  return wallet?.balance ?? 0;
}
