import { count, desc, eq } from "drizzle-orm";
import type { getWallet } from "~contract/calls/spending";
import type { CallData } from "~contract/define-call";
import { pixelCurrency } from "~contract/entities/wallet";
import { ledgerEntries, walletBalances } from "../../db/schema/money";
import { textIn } from "../localized-texts";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import type { QueryContext } from "../query-context";

export async function findWallet(
  { database, locale }: QueryContext,
  userId: string,
  pages: PageRequest,
): Promise<CallData<typeof getWallet>> {
  const window = pageWindowOf(pages);
  const ofUser = eq(ledgerEntries.userId, userId);
  const [balances, rows, [total]] = await Promise.all([
    database.select().from(walletBalances).where(eq(walletBalances.userId, userId)),
    database
      .select()
      .from(ledgerEntries)
      .where(ofUser)
      .orderBy(desc(ledgerEntries.sequence))
      .limit(window.pageSize)
      .offset(window.offset),
    database.select({ entries: count() }).from(ledgerEntries).where(ofUser),
  ]);
  const walletOf = new Map(balances.map((each) => [each.currency, each]));
  return {
    balances: pixelCurrency.options.map((currency) => {
      const { balance, debt } = walletOf.get(currency) ?? { balance: 0, debt: 0 };
      return { currency, balance, ...(debt > 0 ? { debt } : {}) };
    }),
    entries: rows.map(({ entryId, currency, amount, balanceAfter, reason, subject, createdAt }) => ({
      entryId,
      currency,
      amount,
      balanceAfter,
      reason,
      subject: textIn(subject, locale),
      createdAt: createdAt.toISOString(),
    })),
    pagination: toPagination(window, total?.entries ?? 0),
  };
}
