import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import type { Game } from "~contract/entities/game";
import type { PaymentProviderName } from "~contract/entities/game-details";
import { pixelCurrency } from "~contract/entities/wallet";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameItems, purchases } from "../../db/schema/money";
import { runIdempotent, type ChangeRequest } from "../idempotent-change";
import type { GameRow } from "../catalogue/game-responses";
import { currentPrice, findItem, toGameItem, type GameItemRow } from "./game-items";
import { findGameRow, findTrack } from "../catalogue/games";
import { changeBalance } from "./ledger";
import { findOrderRow, openOrder, type OrderRow } from "./orders";
import { assertShown, type ShownPrice } from "./prices";
import type { QueryContext } from "../query-context";
import { recordPurchase } from "../quests/spending-quests";

export type PurchaseOutcome = { completed: true } | { completed: false; order: OrderRow };

type PurchaseInput = {
  gameId: string;
  itemId: string;
  shown: ShownPrice;
  locale: string;
  providers: ReadonlyMap<PaymentProviderName, unknown>;
};

const storedOutcome = z.object({ completed: z.boolean(), orderId: z.uuid().nullish() });

/** A unique index keeps a user from buying an item twice. */
export async function purchaseItem(
  database: Database,
  request: ChangeRequest,
  input: PurchaseInput,
): Promise<PurchaseOutcome> {
  const { orderId } = await runIdempotent(database, request, storedOutcome, async (transaction) => {
    const game = await findGameRow({ database: transaction }, input.gameId);
    const item = await findItem({ database: transaction }, game.gameId, input.itemId);
    const price = currentPrice(item, request.now);
    assertShown({ price, currency: item.currency }, input.shown);
    const currency = pixelCurrency.safeParse(item.currency);
    if (price > 0 && !currency.success) {
      const order = await orderItem(transaction, { ...request, ...input, game, item, price });
      return { completed: false, orderId: order.orderId };
    }
    const purchaseId = await addPurchase(transaction, { ...request, game, item, price });
    if (currency.success && price > 0) {
      const payment = { userId: request.userId, currency: currency.data, amount: -price, reason: "PURCHASE" } as const;
      const subject = { en: game.title };
      await changeBalance(transaction, { ...payment, subject, referenceId: purchaseId, now: request.now });
    }
    await recordPurchase(transaction, { ...request, game, amount: price });
    return { completed: true };
  });
  return orderId ? outcomeOf(await findOrderRow(database, orderId), request.now) : { completed: true };
}

type Sale = { userId: string; now: Date; game: GameRow; item: GameItemRow; price: number };

async function addPurchase(transaction: Database, { userId, now, item, price }: Sale): Promise<string> {
  const { itemId, currency } = item;
  const purchase = { purchaseId: randomUUID(), userId, itemId, price, currency, purchasedAt: now };
  const written = await transaction.insert(purchases).values(purchase).onConflictDoNothing().returning();
  if (written.length === 0) throw new ApiFailure("already_purchased");
  return purchase.purchaseId;
}

async function orderItem(
  transaction: Database,
  { userId, now, game, item, price, locale, providers }: Sale & Pick<PurchaseInput, "locale" | "providers">,
): Promise<OrderRow> {
  const { itemId, currency } = item;
  const ofUser = and(eq(purchases.userId, userId), eq(purchases.itemId, itemId), isNull(purchases.withdrawnAt));
  if ((await transaction.$count(purchases, ofUser)) > 0) throw new ApiFailure("already_purchased");
  const { paymentProvider: provider, title } = game;
  if (provider === null || !providers.has(provider)) throw new ApiFailure("payments_disabled");
  return openOrder(transaction, { userId, itemId, provider, amount: price, currency, title, locale, now });
}

/** A key stands for one order: once that has ended unpaid, the key cannot be used again. */
function outcomeOf(order: OrderRow | null, now: Date): PurchaseOutcome {
  if (order?.status === "PAID") return { completed: true };
  if (order?.status === "PENDING" && order.expiresAt > now) return { completed: false, order };
  throw new ApiFailure("idempotency_key_reused");
}

/** `item` is the bought one, else the full version before the paid game. */
export async function findFullVersion(
  context: QueryContext,
  gameIdText: string,
  trackId?: string,
): Promise<{ isFullVersionPurchased: boolean; item: Game["gameItems"][number] | null }> {
  const { database, viewer, now } = context;
  const { gameId } = await findGameRow(context, gameIdText);
  if (trackId !== undefined) await findTrack(context, gameId, trackId);
  const ofViewer = viewer ? eq(purchases.userId, viewer.userId) : sql`false`;
  const rows = await database
    .select({ item: gameItems, purchaseId: purchases.purchaseId })
    .from(gameItems)
    .leftJoin(purchases, and(eq(purchases.itemId, gameItems.itemId), ofViewer, isNull(purchases.withdrawnAt)))
    .where(eq(gameItems.gameId, gameId))
    .orderBy(asc(gameItems.type), asc(gameItems.itemId));
  const bought = rows.find(({ purchaseId }) => purchaseId !== null);
  const selected = bought ?? rows.find(({ item }) => item.isOffered);
  return { isFullVersionPurchased: bought !== undefined, item: selected ? toGameItem(selected.item, now) : null };
}
