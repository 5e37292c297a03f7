import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { OrderStatus } from "~contract/entities/order";
import type { Database } from "../db/database";
import { games } from "../db/schema/catalogue";
import { user } from "../db/schema/identity";
import { gameItems, purchases } from "../db/schema/money";
import { paymentOrders } from "../db/schema/payments";
import { RefusedNotice, type Payment, type PaymentProviderName } from "../payments/payment-provider";
import type { OrderRow } from "./orders";
import { recordPurchase } from "./spending-quests";
import { lockUser } from "./user-lock";

type Incoming = Payment & { provider: PaymentProviderName; now: Date };

/**
 * Takes money in for an order and delivers what was ordered, all in one transaction. Told of the same payment again it
 * changes nothing. What cannot be delivered, since the buyer has it already or is gone, is to be paid back: the answer
 * is REFUNDING then.
 * @throws RefusedNotice unknown_order or wrong_amount
 */
export async function settlePayment(database: Database, incoming: Incoming): Promise<OrderStatus> {
  return changeOrder(database, incoming, async (transaction, order) => {
    if (order.amount !== incoming.amount || order.currency !== incoming.currency) {
      throw new RefusedNotice("wrong_amount");
    }
    if (order.paymentId === incoming.paymentId) return order.status;
    // The order was paid before: this is money for nothing.
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

/** Takes back what was delivered for a payment that the buyer was given back. */
export async function refundPayment(
  database: Database,
  refund: Pick<Incoming, "provider" | "orderId" | "paymentId" | "now">,
): Promise<void> {
  await changeOrder(database, refund, async (transaction, order) => {
    // A second payment of the same order may go back while the first one stays.
    if (order.paymentId !== null && order.paymentId !== refund.paymentId) return;
    if (order.status === "REFUNDED") return;
    await transaction
      .update(paymentOrders)
      .set({ status: "REFUNDED", paymentId: refund.paymentId, settledAt: refund.now })
      .where(eq(paymentOrders.orderId, order.orderId));
    if (order.purchaseId) await transaction.delete(purchases).where(eq(purchases.purchaseId, order.purchaseId));
  });
}

/** Ends an order that was never paid. */
export async function expireOrder(
  database: Database,
  ended: Pick<Incoming, "provider" | "orderId" | "now">,
): Promise<void> {
  await changeOrder(database, ended, async (transaction, { orderId, status }) => {
    if (status !== "PENDING") return;
    await transaction
      .update(paymentOrders)
      .set({ status: "EXPIRED", settledAt: ended.now })
      .where(eq(paymentOrders.orderId, orderId));
  });
}

/** Whether there is such an account. */
export async function isBuyer(database: Database, userId: string): Promise<boolean> {
  return (await database.$count(user, and(eq(user.id, userId), eq(user.isAnonymous, false)))) > 0;
}

/** Locks the buyer, as everything does that touches one's things, then the order. */
async function changeOrder<Answer>(
  database: Database,
  { provider, orderId }: Pick<Incoming, "provider" | "orderId">,
  change: (transaction: Database, order: OrderRow) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction(async (transaction) => {
    const ofOrder = and(eq(paymentOrders.orderId, orderId), eq(paymentOrders.provider, provider));
    const [found] = await transaction.select({ userId: paymentOrders.userId }).from(paymentOrders).where(ofOrder);
    if (!found) throw new RefusedNotice("unknown_order");
    if (found.userId !== null) await lockUser(transaction, found.userId);
    const [order] = await transaction.select().from(paymentOrders).where(ofOrder).for("update");
    if (!order) throw new RefusedNotice("unknown_order");
    return change(transaction, order);
  });
}

/** Gives the buyer the item; null when there is no buyer any more or the item is theirs already. */
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
  // Quests that ask to spend pixels are not met by real money.
  if (game) await recordPurchase(transaction, { userId, game, amount: 0, now });
  return purchaseId;
}
