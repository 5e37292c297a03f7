import { and, asc, desc, eq, type SQL } from "drizzle-orm";
import type { Pagination } from "~contract/entities/pagination";
import type { Purchase } from "~contract/entities/purchase";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameItems, purchases } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import { loadGames } from "../catalogue/game-summaries";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { priceInUnits } from "./prices";
import type { QueryContext } from "../query-context";

const DIGITS_OF_ID = 8;
const DATE_LENGTH = "2026-11-22".length;

export async function listPurchases(
  context: QueryContext,
  userId: string,
  pages: PageRequest,
): Promise<{ purchases: Purchase[]; pagination: Pagination }> {
  const { database } = context;
  const window = pageWindowOf(pages);
  const ofUser = eq(purchases.userId, userId);
  const [rows, total] = await Promise.all([
    purchasesWhere(database, ofUser)
      .orderBy(desc(purchases.purchasedAt), asc(purchases.purchaseId))
      .limit(window.pageSize)
      .offset(window.offset),
    database.$count(purchases, ofUser),
  ]);
  return { purchases: await toPurchases(context, rows), pagination: toPagination(window, total) };
}

export async function findPurchase(context: QueryContext, userId: string, purchaseId: string): Promise<Purchase> {
  const condition = and(eq(purchases.purchaseId, purchaseId), eq(purchases.userId, userId));
  const [purchase] = await toPurchases(context, await purchasesWhere(context.database, condition));
  if (!purchase) throw new ApiFailure("purchase_not_found");
  return purchase;
}

function purchasesWhere(database: Database, condition: SQL | undefined) {
  return database
    .select({
      purchase: purchases,
      itemType: gameItems.type,
      gameId: gameItems.gameId,
      provider: paymentOrders.provider,
      tax: paymentOrders.tax,
    })
    .from(purchases)
    .innerJoin(gameItems, eq(gameItems.itemId, purchases.itemId))
    .leftJoin(paymentOrders, eq(paymentOrders.purchaseId, purchases.purchaseId))
    .where(condition)
    .$dynamic();
}

type PurchaseRow = Awaited<ReturnType<typeof purchasesWhere>>[number];

async function toPurchases(context: QueryContext, rows: PurchaseRow[]): Promise<Purchase[]> {
  const gameIds = rows.map(({ gameId }) => gameId);
  const games = await loadGames(context, gameIds, { withUnpublished: true });
  return rows.flatMap(({ purchase, itemType, gameId, provider, tax: included }): Purchase[] => {
    const game = games.get(gameId)?.summary;
    if (!game) return [];
    const { purchaseId, itemId, currency } = purchase;
    const purchasedAt = purchase.purchasedAt.toISOString();
    const price = priceInUnits(purchase.price, currency);
    const receiptNumber = receiptNumberOf(purchaseId, purchasedAt);
    const refunded = priceInUnits(purchase.refunded, currency);
    const withdrawnDate = purchase.withdrawnAt?.toISOString() ?? null;
    const tax = included === null ? null : priceInUnits(included, currency);
    return [
      {
        ...{ purchaseId, game, itemId, itemType, price, currency, purchasedAt, receiptNumber, provider },
        ...{ refunded, withdrawnDate, tax },
      },
    ];
  });
}

/** Short enough to read out. */
export function receiptNumberOf(purchaseId: string, purchasedAt: string): string {
  const day = purchasedAt.slice(0, DATE_LENGTH).replaceAll("-", "");
  return `${day}-${purchaseId.slice(0, DIGITS_OF_ID).toUpperCase()}`;
}
