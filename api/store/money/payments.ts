import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { OrderStatus } from "~contract/entities/order";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { gameItems, purchases } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import { RejectedEvent, type Payment, type PaymentProviderName } from "../../payments/payment-provider";
import type { OrderRow } from "./orders";
import { recordPurchase } from "../quests/spending-quests";
import { lockUser } from "../user-lock";

type IncomingPayment = Payment & { provider: PaymentProviderName; now: Date };

/** Idempotent per payment. REFUNDING when nothing can be delivered: the item is already owned or the buyer deleted. */
export async function settlePayment(database: Database, incoming: IncomingPayment): Promise<OrderStatus> {
  return changeOrder(database, incoming, async (transaction, order) => {
    if (order.amount !== incoming.amount || order.currency !== incoming.currency) {
      throw new RejectedEvent("wrong_amount");
    }
    if (order.paymentId === incoming.paymentId) return order.status;
    // A second payment of a paid order.
    if (order.paymentId !== null) return "REFUNDING";
    const purchaseId = await deliver(transaction, order, incoming.now);
    const status = purchaseId === null ? "REFUNDING" : "PAID";
    const { paymentId, now } = incoming;
    await transaction
      .update(paymentOrders)
      .set({ status, paymentId, purchaseId, settledAt: now })
      .where(eq(paymentOrders.orderId, order.orderId));
    return status;
  });
}

export async function refundPayment(
  database: Database,
  refund: Pick<IncomingPayment, "provider" | "orderId" | "paymentId" | "now">,
): Promise<void> {
  await changeOrder(database, refund, async (transaction, order) => {
    // A second payment of the same order may be refunded while the first one stays.
    if (order.paymentId !== null && order.paymentId !== refund.paymentId) return;
    if (order.status === "REFUNDED") return;
    await transaction
      .update(paymentOrders)
      .set({ status: "REFUNDED", paymentId: refund.paymentId, settledAt: refund.now })
      .where(eq(paymentOrders.orderId, order.orderId));
    if (order.purchaseId) await transaction.delete(purchases).where(eq(purchases.purchaseId, order.purchaseId));
  });
}

export async function expireOrder(
  database: Database,
  expired: Pick<IncomingPayment, "provider" | "orderId" | "now">,
): Promise<void> {
  await changeOrder(database, expired, async (transaction, { orderId, status }) => {
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

/** Locks the buyer before the order, as everywhere. */
async function changeOrder<Result>(
  database: Database,
  { provider, orderId }: Pick<IncomingPayment, "provider" | "orderId">,
  change: (transaction: Database, order: OrderRow) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    const ofOrder = and(eq(paymentOrders.orderId, orderId), eq(paymentOrders.provider, provider));
    const [found] = await transaction.select({ userId: paymentOrders.userId }).from(paymentOrders).where(ofOrder);
    if (!found) throw new RejectedEvent("unknown_order");
    if (found.userId !== null) await lockUser(transaction, found.userId);
    const [order] = await transaction.select().from(paymentOrders).where(ofOrder).for("update");
    if (!order) throw new RejectedEvent("unknown_order");
    return change(transaction, order);
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
