import { and, desc, eq, inArray, or, sql, sum } from "drizzle-orm";
import type { readDeskPurchase } from "~contract/calls/desk-purchases";
import { MAX_LISTED_CHANGES } from "~contract/calls/desk-purchases";
import type { CallData } from "~contract/define-call";
import type { DeskPurchase, DeskPurchaseState, Dispute } from "~contract/entities/desk-purchase";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { gameItems, purchases } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import { paymentDisputes, pixelGrants, refunds } from "../../db/schema/refunds";
import { listGrants } from "./grants";
import { statusAt, type OrderRow } from "./orders";
import { receiptNumberOf } from "./receipts";
import { listRefunds } from "./refunds";

type PurchaseRow = typeof purchases.$inferSelect;
type DisputeRow = typeof paymentDisputes.$inferSelect;

const buyer = { userId: user.id, username: sql<string>`coalesce(${user.displayUsername}, ${user.name})` };
const item = { gameId: games.gameId, gameTitle: games.title, itemType: gameItems.type };
const refunding = sql<string | null>`(select ${sum(refunds.amount)} from ${refunds}
  where ${refunds.orderId} = ${paymentOrders.orderId} and ${refunds.state} = 'pending')`;

export async function readPurchase(
  database: Database,
  recordId: string,
  now: Date,
): Promise<CallData<typeof readDeskPurchase>> {
  const [order] = await loadOrders(database, [recordId], now);
  const [purchase] = order ? [order] : await loadPixelPurchases(database, [recordId]);
  if (!purchase) throw new ApiFailure("purchase_not_found");
  const isOrder = order !== undefined;
  return {
    purchase,
    refunds: await listRefunds(database, purchase.recordId),
    disputes: isOrder ? await listDisputes(database, purchase) : [],
    grants: isOrder ? await listGrants(database, eq(pixelGrants.orderId, purchase.recordId)) : [],
  };
}

/** By ids of orders or of what became of them. */
export async function loadOrders(database: Database, ids: readonly string[], now: Date): Promise<DeskPurchase[]> {
  const rows = await database
    .select({ order: paymentOrders, purchase: purchases, buyer, item, refunding })
    .from(paymentOrders)
    .innerJoin(gameItems, eq(gameItems.itemId, paymentOrders.itemId))
    .innerJoin(games, eq(games.gameId, gameItems.gameId))
    .leftJoin(purchases, eq(purchases.purchaseId, paymentOrders.purchaseId))
    .leftJoin(user, eq(user.id, paymentOrders.userId))
    .where(or(inArray(paymentOrders.orderId, [...ids]), inArray(paymentOrders.purchaseId, [...ids])));
  const disputes = await findDisputes(
    database,
    rows.map(({ order }) => order),
  );
  return rows.map(({ order, purchase, ...row }) => {
    const { orderId, amount, currency, tax, refunded, provider, paymentId, createdAt } = order;
    const ofOrder = disputes.filter((each) => each.provider === provider && each.paymentId === paymentId);
    return {
      ...{ recordId: orderId, state: stateOfOrder(order, ofOrder, now), buyer: row.buyer, ...row.item },
      ...{ price: amount, currency, tax, refunded, refunding: Number(row.refunding ?? 0), provider, paymentId },
      ...receiptOf(purchase),
      date: createdAt.toISOString(),
    };
  });
}

export async function loadPixelPurchases(database: Database, ids: readonly string[]): Promise<DeskPurchase[]> {
  const rows = await database
    .select({ purchase: purchases, buyer, item })
    .from(purchases)
    .innerJoin(gameItems, eq(gameItems.itemId, purchases.itemId))
    .innerJoin(games, eq(games.gameId, gameItems.gameId))
    .innerJoin(user, eq(user.id, purchases.userId))
    .where(inArray(purchases.purchaseId, [...ids]));
  return rows.map(({ purchase, ...row }) => {
    const { purchaseId, price, currency, refunded, purchasedAt } = purchase;
    return {
      ...{ recordId: purchaseId, state: stateOfRefunds("PAID", refunded, price), buyer: row.buyer, ...row.item },
      ...{ price, currency, tax: null, refunded, refunding: 0, provider: null, paymentId: null },
      ...receiptOf(purchase),
      date: purchasedAt.toISOString(),
    };
  });
}

function receiptOf(purchase: PurchaseRow | null): Pick<DeskPurchase, "receiptNumber" | "withdrawnDate"> {
  if (!purchase) return { receiptNumber: null, withdrawnDate: null };
  const { purchaseId, purchasedAt, withdrawnAt } = purchase;
  const receiptNumber = receiptNumberOf(purchaseId, purchasedAt.toISOString());
  return { receiptNumber, withdrawnDate: withdrawnAt?.toISOString() ?? null };
}

function stateOfOrder(order: OrderRow, disputes: readonly DisputeRow[], now: Date): DeskPurchaseState {
  if (disputes.some(({ state }) => state === "lost")) return "CHARGED_BACK";
  if (disputes.some(({ state }) => state === "open")) return "DISPUTED";
  return stateOfRefunds(statusAt(order, now), order.refunded, order.amount);
}

function stateOfRefunds(status: OrderRow["status"], refunded: number, price: number): DeskPurchaseState {
  if (status !== "PAID" || refunded === 0) return status;
  return refunded === price ? "REFUNDED" : "PARTLY_REFUNDED";
}

async function findDisputes(database: Database, orders: readonly OrderRow[]): Promise<DisputeRow[]> {
  const paymentIds = orders.flatMap(({ paymentId }) => paymentId ?? []);
  const providers = [...new Set(orders.map(({ provider }) => provider))];
  if (paymentIds.length === 0) return [];
  return database
    .select()
    .from(paymentDisputes)
    .where(and(inArray(paymentDisputes.provider, providers), inArray(paymentDisputes.paymentId, paymentIds)));
}

const DISPUTE_STATES: Record<DisputeRow["state"], Dispute["state"]> = { open: "OPEN", lost: "LOST", won: "WON" };

async function listDisputes(database: Database, { provider, paymentId }: DeskPurchase): Promise<Dispute[]> {
  if (provider === null || paymentId === null) return [];
  const rows = await database
    .select()
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.provider, provider), eq(paymentDisputes.paymentId, paymentId)))
    .orderBy(desc(paymentDisputes.openedAt), paymentDisputes.reference)
    .limit(MAX_LISTED_CHANGES);
  return rows.map(({ reference, amount, state, openedAt, closedAt }) => ({
    ...{ reference, amount, state: DISPUTE_STATES[state], openedDate: openedAt.toISOString() },
    closedDate: closedAt?.toISOString() ?? null,
  }));
}
