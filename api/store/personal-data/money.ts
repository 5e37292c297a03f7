import { asc, eq } from "drizzle-orm";
import { games } from "../../db/schema/catalogue";
import { gameItems, ledgerEntries, purchases, tips, walletBalances } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import { isoTimeOf, isoTimeOrNullOf, englishText, pageOf, type Readers } from "./reader";

export const MONEY_READERS: Readers<"balances" | "ledger" | "purchases" | "orders" | "tips"> = {
  balances: async (query) => {
    const { currency, balance } = walletBalances;
    const rows = query.database
      .select({ currency, balance })
      .from(walletBalances)
      .where(eq(walletBalances.userId, query.userId))
      .orderBy(asc(currency))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "balances", ...pageOf(query, await rows) };
  },

  ledger: async (query) => {
    const { entryId, currency, amount, balanceAfter, reason, subject, createdAt } = ledgerEntries;
    const times = { createdAt: isoTimeOf(createdAt) };
    const rows = query.database
      .select({ entryId, currency, amount, balanceAfter, reason, subject: englishText(subject), ...times })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.userId, query.userId))
      .orderBy(asc(ledgerEntries.sequence))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "ledger", ...pageOf(query, await rows) };
  },

  purchases: async (query) => {
    const { purchaseId, price, currency, purchasedAt } = purchases;
    const game = { gameId: games.gameId, gameTitle: games.title };
    const rows = query.database
      .select({ purchaseId, ...game, price, currency, purchasedAt: isoTimeOf(purchasedAt) })
      .from(purchases)
      .innerJoin(gameItems, eq(gameItems.itemId, purchases.itemId))
      .innerJoin(games, eq(games.gameId, gameItems.gameId))
      .where(eq(purchases.userId, query.userId))
      .orderBy(asc(purchasedAt), asc(purchaseId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "purchases", ...pageOf(query, await rows) };
  },

  orders: async (query) => {
    const { orderId, provider, status, amount, currency, title, paymentId, createdAt, settledAt } = paymentOrders;
    const game = { gameId: games.gameId, gameTitle: games.title };
    const times = { createdAt: isoTimeOf(createdAt), settledAt: isoTimeOrNullOf(settledAt) };
    const rows = query.database
      .select({ orderId, ...game, provider, status, amount, currency, title, paymentId, ...times })
      .from(paymentOrders)
      .innerJoin(gameItems, eq(gameItems.itemId, paymentOrders.itemId))
      .innerJoin(games, eq(games.gameId, gameItems.gameId))
      .where(eq(paymentOrders.userId, query.userId))
      .orderBy(asc(createdAt), asc(orderId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "orders", ...pageOf(query, await rows) };
  },

  tips: async (query) => {
    const { gameId, amount, currency, createdAt, tipId } = tips;
    const rows = query.database
      .select({ gameId, gameTitle: games.title, amount, currency, createdAt: isoTimeOf(createdAt) })
      .from(tips)
      .innerJoin(games, eq(games.gameId, gameId))
      .where(eq(tips.userId, query.userId))
      .orderBy(asc(createdAt), asc(tipId))
      .limit(query.limit)
      .offset(query.offset);
    return { kind: "tips", ...pageOf(query, await rows) };
  },
};
