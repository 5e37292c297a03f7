import { and, asc, eq, inArray, isNull, sum } from "drizzle-orm";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { gameItems, purchases } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import { pixelGrants, refunds } from "../../db/schema/refunds";
import { notify } from "../people/messages";
import { isDisputedPayment } from "./disputed-payments";
import { settleEarnings } from "./earnings-ledger";
import { changeBalance, takeBack } from "./ledger";
import type { OrderRow } from "./orders";
import { priceInUnits } from "./prices";

type RefundRow = typeof refunds.$inferSelect;
type Settlement = { order: OrderRow; gameId: string; gameTitle: string; isDisputed: boolean; now: Date };

/**
 * Brings item, pixels and status to what refunds and disputes say, whatever came first and however often. The buyer and
 * the order are locked.
 */
export async function settleOrder(
  transaction: Database,
  orderId: string,
  { reason = null, now }: { reason?: string | null; now: Date },
): Promise<void> {
  const [found] = await transaction
    .select({ order: paymentOrders, gameId: games.gameId, gameTitle: games.title })
    .from(paymentOrders)
    .innerJoin(gameItems, eq(gameItems.itemId, paymentOrders.itemId))
    .innerJoin(games, eq(games.gameId, gameItems.gameId))
    .where(eq(paymentOrders.orderId, orderId));
  if (!found) throw new Error("an order has an item");
  const before = found.order;
  const refunded = Math.min(before.amount, await sumOfRefunds(transaction, orderId, ["done"]));
  const order: OrderRow = { ...before, refunded, status: statusOf(before, refunded) };
  await transaction
    .update(paymentOrders)
    .set({ refunded, status: order.status, ...(order.status === before.status ? {} : { settledAt: now }) })
    .where(eq(paymentOrders.orderId, orderId));
  const isDisputed = await isDisputedPayment(transaction, order);
  const settlement: Settlement = { order, gameId: found.gameId, gameTitle: found.gameTitle, isDisputed, now };
  await settlePixels(transaction, settlement);
  await settleEarnings(transaction, order, now);
  const isChanged = await settlePurchase(transaction, settlement);
  await tellBuyer(transaction, settlement, { added: refunded - before.refunded, reason, isChanged });
}

/** A refund that failed after all makes it paid again. */
function statusOf({ status, amount, purchaseId }: OrderRow, refunded: number): OrderRow["status"] {
  if (refunded === amount) return "REFUNDED";
  if (status !== "REFUNDED") return status;
  return purchaseId === null ? "REFUNDING" : "PAID";
}

/** In some states. */
export async function sumOfRefunds(
  transaction: Database,
  orderId: string,
  states: readonly RefundRow["state"][],
): Promise<number> {
  const [row] = await transaction
    .select({ total: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, [...states])));
  return Number(row?.total ?? 0);
}

/** Of a whole number of pixels, so rounded down. */
async function settlePixels(transaction: Database, { order, isDisputed, gameTitle, now }: Settlement): Promise<void> {
  const grants = await transaction
    .select()
    .from(pixelGrants)
    .where(eq(pixelGrants.orderId, order.orderId))
    .orderBy(asc(pixelGrants.createdAt), asc(pixelGrants.grantId));
  for (const { grantId, userId, currency, amount, takenBack, refundedBefore } of grants) {
    const since = Math.max(0, order.refunded - refundedBefore);
    const owed = isDisputed ? amount : Math.floor((amount * since) / (order.amount - refundedBefore));
    if (owed === takenBack) continue;
    const change = { userId, currency, subject: { en: gameTitle }, referenceId: grantId, now };
    if (owed > takenBack) await takeBack(transaction, { ...change, amount: owed - takenBack, reason: "TAKEN_BACK" });
    else await changeBalance(transaction, { ...change, amount: takenBack - owed, reason: "GIVEN_BACK" });
    await transaction.update(pixelGrants).set({ takenBack: owed }).where(eq(pixelGrants.grantId, grantId));
  }
}

/** Whether the item came or went. */
async function settlePurchase(transaction: Database, { order, isDisputed, now }: Settlement): Promise<boolean> {
  if (order.purchaseId === null) return false;
  const ofPurchase = eq(purchases.purchaseId, order.purchaseId);
  const [purchase] = await transaction.select().from(purchases).where(ofPurchase);
  if (!purchase) return false;
  const { refunded } = order;
  const mustGo = isDisputed || refunded === order.amount;
  const hasGone = purchase.withdrawnAt !== null;
  // It stays away from a buyer who has bought it again meanwhile.
  const changes = mustGo !== hasGone && (mustGo || !(await ownsAnother(transaction, purchase)));
  await transaction
    .update(purchases)
    .set({ refunded, ...(changes ? { withdrawnAt: mustGo ? now : null } : {}) })
    .where(ofPurchase);
  return changes;
}

async function ownsAnother(
  transaction: Database,
  { userId, itemId }: Pick<typeof purchases.$inferSelect, "userId" | "itemId">,
): Promise<boolean> {
  const owned = and(eq(purchases.userId, userId), eq(purchases.itemId, itemId), isNull(purchases.withdrawnAt));
  return (await transaction.$count(purchases, owned)) > 0;
}

type Change = { added: number; reason: string | null; isChanged: boolean };

async function tellBuyer(
  transaction: Database,
  { order, gameId, gameTitle, isDisputed, now }: Settlement,
  { added, reason, isChanged }: Change,
): Promise<void> {
  const { userId, currency } = order;
  if (userId === null) return;
  const about = { mainEntityId: gameId, gameTitle };
  if (added > 0) {
    const data = { ...about, sum: { amount: priceInUnits(added, currency), currency }, reason };
    await notify(transaction, { userId, data: { messageType: "PURCHASE_REFUNDED", ...data }, now });
  } else if (isChanged) {
    const messageType = isDisputed ? "PURCHASE_WITHDRAWN" : "PURCHASE_RESTORED";
    await notify(transaction, { userId, data: { messageType, ...about }, now });
  }
}
