import { randomUUID } from "node:crypto";
import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import { purchaseItem as purchaseCall } from "~contract/calls/spending";
import type { CallData } from "~contract/define-call";
import type { Game } from "~contract/entities/game";
import type { Pagination } from "~contract/entities/pagination";
import type { Purchase } from "~contract/entities/purchase";
import { pixelCurrency } from "~contract/entities/wallet";
import { ApiFailure } from "../api-failure";
import type { Database } from "../db/database";
import { gameItems, purchases } from "../db/schema/money";
import { changeOnce, type ChangeRequest } from "./change-once";
import { currentPrice, findItem, toGameItem, type GameItemRow } from "./game-items";
import { loadGames } from "./game-summaries";
import { findGameRow } from "./games";
import { changeBalance } from "./ledger";
import { pageWindowOf, toPagination, type PageRequest } from "./paging";
import { priceInUnits } from "./prices";
import type { Reading } from "./reading";
import { recordPurchase } from "./spending-quests";

/**
 * Buys an item for pixels, or takes it for nothing within its claim period. The unique index decides who has it already.
 * @throws ApiFailure with a code of purchaseItem (contract/calls/spending.ts)
 */
export async function purchaseItem(
  database: Database,
  request: ChangeRequest,
  { gameId: gameIdText, itemId }: { gameId: string; itemId: string },
): Promise<CallData<typeof purchaseCall>> {
  const { userId, now } = request;
  return changeOnce(database, request, purchaseCall.data, async (transaction) => {
    const game = await findGameRow({ database: transaction }, gameIdText);
    const item = await findItem({ database: transaction }, game.gameId, itemId);
    const price = currentPrice(item, now);
    const purchase = { purchaseId: randomUUID(), userId, itemId, price, currency: item.currency, purchasedAt: now };
    const written = await transaction.insert(purchases).values(purchase).onConflictDoNothing().returning();
    if (written.length === 0) throw new ApiFailure("already_purchased");
    if (price > 0) {
      const payment = { userId, amount: -price, currency: walletCurrencyOf(item), reason: "PURCHASE" } as const;
      const subject = { en: game.title };
      await changeBalance(transaction, { ...payment, subject, referenceId: purchase.purchaseId, now });
    }
    await recordPurchase(transaction, { userId, game, amount: price, now });
    return { completed: true };
  });
}

/** A price in real money has nobody yet to be paid to. */
function walletCurrencyOf({ currency }: GameItemRow) {
  const parsed = pixelCurrency.safeParse(currency);
  if (!parsed.success) throw new ApiFailure("payments_disabled");
  return parsed.data;
}

/** The user's purchases, the latest first; a game that is no longer published stays in the list. */
export async function listPurchases(
  reading: Reading,
  userId: string,
  pages: PageRequest,
): Promise<{ purchases: Purchase[]; pagination: Pagination }> {
  const { database } = reading;
  const window = pageWindowOf(pages);
  const ofUser = eq(purchases.userId, userId);
  const [rows, [total]] = await Promise.all([
    database
      .select({ purchase: purchases, itemType: gameItems.type, gameId: gameItems.gameId })
      .from(purchases)
      .innerJoin(gameItems, eq(gameItems.itemId, purchases.itemId))
      .where(ofUser)
      .orderBy(desc(purchases.purchasedAt), asc(purchases.purchaseId))
      .limit(window.pageSize)
      .offset(window.offset),
    database.select({ purchases: count() }).from(purchases).where(ofUser),
  ]);
  const gameIds = rows.map(({ gameId }) => gameId);
  const games = await loadGames(reading, gameIds, { withUnpublished: true });
  const found = rows.flatMap(({ purchase, itemType, gameId }): Purchase[] => {
    const game = games.get(gameId)?.summary;
    if (!game) return [];
    const { purchaseId, itemId, currency, purchasedAt } = purchase;
    const price = priceInUnits(purchase.price, currency);
    return [{ purchaseId, game, itemId, itemType, price, currency, purchasedAt: purchasedAt.toISOString() }];
  });
  return { purchases: found, pagination: toPagination(window, total?.purchases ?? 0) };
}

/**
 * Whether the viewer bought the game, by whichever of its items, and the item that stands for it: the one bought, else
 * the full version before the paid game. A game that sells nothing has no item, and nobody owns it.
 */
export async function findFullVersion(
  reading: Reading,
  gameIdText: string,
): Promise<{ isOwned: boolean; item: Game["gameItems"][number] | null }> {
  const { database, viewer, now } = reading;
  const { gameId } = await findGameRow(reading, gameIdText);
  const ofViewer = viewer ? eq(purchases.userId, viewer.userId) : sql`false`;
  const rows = await database
    .select({ item: gameItems, purchaseId: purchases.purchaseId })
    .from(gameItems)
    .leftJoin(purchases, and(eq(purchases.itemId, gameItems.itemId), ofViewer))
    .where(eq(gameItems.gameId, gameId))
    .orderBy(asc(gameItems.type), asc(gameItems.itemId));
  const bought = rows.find(({ purchaseId }) => purchaseId !== null);
  const shown = bought ?? rows[0];
  return { isOwned: bought !== undefined, item: shown ? toGameItem(shown.item, now) : null };
}
