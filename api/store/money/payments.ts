import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { OrderStatus } from "~contract/entities/order";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { gameItems, purchases } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import type { Payment } from "../../payments/payment-event";
import { RejectedEvent, type PaymentProviderName } from "../../payments/payment-provider";
import type { OrderRow } from "./orders";
import { recordPurchase } from "../quests/spending-quests";
import { changeOrderWithin, lockPayment } from "./change-order";
import { bookSale } from "./earnings-ledger";
import { completeRefunds } from "./provider-refunds";
import { settleOrder } from "./settle-order";

type IncomingPayment = Payment & { provider: PaymentProviderName; now: Date };

/** Idempotent per payment. REFUNDING when nothing can be delivered: the item is already owned or the buyer deleted. */
export async function settlePayment(database: Database, incoming: IncomingPayment): Promise<OrderStatus> {
  return changeKnownOrder(database, incoming, async (transaction, order) => {
    if (order.amount !== incoming.amount || order.currency !== incoming.currency) {
      throw new RejectedEvent("wrong_amount");
    }
    if (order.paymentId === incoming.paymentId) return order.status;
    // A second payment of a paid order.
    if (order.paymentId !== null) return "REFUNDING";
    const purchaseId = await deliver(transaction, order, incoming.now);
    const status = purchaseId === null ? "REFUNDING" : "PAID";
    const { paymentId, tax, now } = incoming;
    await transaction
      .update(paymentOrders)
      .set({ status, paymentId, tax, purchaseId, settledAt: now })
      .where(eq(paymentOrders.orderId, order.orderId));
    if (purchaseId !== null) await bookSale(transaction, { ...order, tax }, now);
    // A dispute may have been there first.
    await settleOrder(transaction, order.orderId, { now });
    return status;
  });
}

/** All that was paid. */
export async function refundPayment(
  database: Database,
  refund: Pick<IncomingPayment, "provider" | "orderId" | "paymentId" | "now">,
): Promise<void> {
  await changeKnownOrder(database, refund, async (transaction, order) => {
    // A second payment of the same order may be refunded while the first one stays.
    if (order.paymentId !== null && order.paymentId !== refund.paymentId) return;
    const { paymentId, now } = refund;
    await transaction.update(paymentOrders).set({ paymentId }).where(eq(paymentOrders.orderId, order.orderId));
    await completeRefunds(transaction, order, now);
    await settleOrder(transaction, order.orderId, { now });
  });
}

export async function expireOrder(
  database: Database,
  expired: Pick<IncomingPayment, "provider" | "orderId" | "now">,
): Promise<void> {
  await changeKnownOrder(database, expired, async (transaction, { orderId, status }) => {
    if (status !== "PENDING") return;
    await transaction
      .update(paymentOrders)
      .set({ status: "EXPIRED", settledAt: expired.now })
      .where(eq(paymentOrders.orderId, orderId));
  });
}

export async function isBuyer(database: Database, userId: string): Promise<boolean> {
  return (await database.$count(user, and(eq(user.id, userId), eq(user.isAnonymous, false)))) > 0;
}

type Named = Pick<IncomingPayment, "provider" | "orderId"> & { paymentId?: string };

async function changeKnownOrder<Result>(
  database: Database,
  { provider, orderId, paymentId }: Named,
  change: (transaction: Database, order: OrderRow) => Promise<Result>,
): Promise<Result> {
  const ofOrder = and(eq(paymentOrders.orderId, orderId), eq(paymentOrders.provider, provider));
  return database.transaction(async (transaction) => {
    if (paymentId !== undefined) await lockPayment(transaction, { provider, paymentId });
    const changed = await changeOrderWithin(transaction, ofOrder, async (within, order) => ({
      result: await change(within, order),
    }));
    if (!changed) throw new RejectedEvent("unknown_order");
    return changed.result;
  });
}

async function deliver(transaction: Database, order: OrderRow, now: Date): Promise<string | null> {
  const { userId, itemId, amount, currency } = order;
  if (userId === null) return null;
  const purchaseId = randomUUID();
  const purchase = { purchaseId, userId, itemId, price: amount, currency, purchasedAt: now };
  const written = await transaction.insert(purchases).values(purchase).onConflictDoNothing().returning();
  if (written.length === 0) return null;
  const [game] = await transaction
    .select({ gameId: games.gameId, studioId: games.studioId })
    .from(gameItems)
    .innerJoin(games, eq(games.gameId, gameItems.gameId))
    .where(eq(gameItems.itemId, itemId));
  // Quests about spending pixels do not count real money.
  if (game) await recordPurchase(transaction, { userId, game, amount: 0, now });
  return purchaseId;
}
