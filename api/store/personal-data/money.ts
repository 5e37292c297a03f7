import { asc, eq } from "drizzle-orm";
import { games } from "../../db/schema/catalogue";
import { gameItems, ledgerEntries, purchases, tips, walletBalances } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import { isoTimeOf, isoTimeOrNullOf, englishText, pageOf, type Readers } from "./reader";

export const MONEY_READERS: Readers<"balances" | "ledger" | "purchases" | "orders" | "tips"> = {
  balances: async (asked) => {
    const { currency, balance } = walletBalances;
    const rows = asked.database
      .select({ currency, balance })
      .from(walletBalances)
      .where(eq(walletBalances.userId, asked.userId))
      .orderBy(asc(currency))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "balances", ...pageOf(asked, await rows) };
  },

  ledger: async (asked) => {
    const { entryId, currency, amount, balanceAfter, reason, subject, createdAt } = ledgerEntries;
    const times = { createdAt: isoTimeOf(createdAt) };
    const rows = asked.database
      .select({ entryId, currency, amount, balanceAfter, reason, subject: englishText(subject), ...times })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.userId, asked.userId))
      .orderBy(asc(ledgerEntries.sequence))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "ledger", ...pageOf(asked, await rows) };
  },

  purchases: async (asked) => {
    const { purchaseId, price, currency, purchasedAt } = purchases;
    const game = { gameId: games.gameId, gameTitle: games.title };
    const rows = asked.database
      .select({ purchaseId, ...game, price, currency, purchasedAt: isoTimeOf(purchasedAt) })
      .from(purchases)
      .innerJoin(gameItems, eq(gameItems.itemId, purchases.itemId))
      .innerJoin(games, eq(games.gameId, gameItems.gameId))
      .where(eq(purchases.userId, asked.userId))
      .orderBy(asc(purchasedAt), asc(purchaseId))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "purchases", ...pageOf(asked, await rows) };
  },

  orders: async (asked) => {
    const { orderId, provider, status, amount, currency, title, paymentId, createdAt, settledAt } = paymentOrders;
    const game = { gameId: games.gameId, gameTitle: games.title };
    const times = { createdAt: isoTimeOf(createdAt), settledAt: isoTimeOrNullOf(settledAt) };
    const rows = asked.database
      .select({ orderId, ...game, provider, status, amount, currency, title, paymentId, ...times })
      .from(paymentOrders)
      .innerJoin(gameItems, eq(gameItems.itemId, paymentOrders.itemId))
      .innerJoin(games, eq(games.gameId, gameItems.gameId))
      .where(eq(paymentOrders.userId, asked.userId))
      .orderBy(asc(createdAt), asc(orderId))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "orders", ...pageOf(asked, await rows) };
  },

  tips: async (asked) => {
    const { gameId, amount, currency, createdAt, tipId } = tips;
    const rows = asked.database
      .select({ gameId, gameTitle: games.title, amount, currency, createdAt: isoTimeOf(createdAt) })
      .from(tips)
      .innerJoin(games, eq(games.gameId, gameId))
      .where(eq(tips.userId, asked.userId))
      .orderBy(asc(createdAt), asc(tipId))
      .limit(asked.limit)
      .offset(asked.offset);
    return { kind: "tips", ...pageOf(asked, await rows) };
  },
};
