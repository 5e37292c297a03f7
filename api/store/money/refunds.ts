import { and, desc, eq, isNull, or } from "drizzle-orm";
import { MAX_LISTED_CHANGES } from "~contract/calls/desk-purchases";
import type { Refund } from "~contract/entities/desk-purchase";
import { pixelCurrency } from "~contract/entities/wallet";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { user } from "../../db/schema/identity";
import { gameItems, purchases } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import { refunds } from "../../db/schema/refunds";
import type { Author } from "../drafts/change-content";
import { notify } from "../people/messages";
import { recordAudit } from "../staff/audit-log";
import { lockUser } from "../user-lock";
import { changeOrderWithin } from "./change-order";
import { changeBalance } from "./ledger";
import type { OrderRow } from "./orders";
import { priceInUnits } from "./prices";
import { isDisputedPayment } from "./disputed-payments";
import { sumOfRefunds } from "./settle-order";

export type RefundRow = typeof refunds.$inferSelect;
export type WantedRefund = { recordId: string; refundId: string; amount: number; reason: string };
/** `order` is null for pixels, which are back already. */
export type StartedRefund = { refund: RefundRow; order: OrderRow | null };

/** Rules: docs/product/refunds.md. The same refund again is returned as it is. */
export async function startRefund(database: Database, wanted: WantedRefund, author: Author): Promise<StartedRefund> {
  return database.transaction(async (transaction) => {
    const ofOrder = eq(paymentOrders.orderId, wanted.recordId);
    const ofItsPurchase = eq(paymentOrders.purchaseId, wanted.recordId);
    const start = (within: Database, order: OrderRow) => startOfOrder(within, order, wanted, author);
    return (
      (await changeOrderWithin(transaction, ofOrder, start)) ??
      (await changeOrderWithin(transaction, ofItsPurchase, start)) ?? {
        refund: await refundPixels(transaction, wanted, author),
        order: null,
      }
    );
  });
}

async function startOfOrder(
  transaction: Database,
  order: OrderRow,
  wanted: WantedRefund,
  author: Author,
): Promise<StartedRefund> {
  const { orderId, status, amount: paid, currency } = order;
  const known = await findKnown(transaction, wanted, { orderId });
  if (known) return { refund: known, order };
  if (status !== "PAID" || (await isDisputedPayment(transaction, order)))
    throw new ApiFailure("purchase_not_refundable");
  const taken = await sumOfRefunds(transaction, orderId, ["pending", "done"]);
  if (wanted.amount > paid - taken) throw new ApiFailure("refund_too_high");
  const refund = await insert(transaction, wanted, { orderId, state: "pending" }, author);
  await record(transaction, { ...wanted, recordId: orderId, currency, itemId: order.itemId }, author);
  return { refund, order };
}

async function refundPixels(transaction: Database, wanted: WantedRefund, author: Author): Promise<RefundRow> {
  const ofPurchase = eq(purchases.purchaseId, wanted.recordId);
  const [found] = await transaction.select({ userId: purchases.userId }).from(purchases).where(ofPurchase);
  if (!found) throw new ApiFailure("purchase_not_found");
  await lockUser(transaction, found.userId);
  const [purchase] = await transaction.select().from(purchases).where(ofPurchase).for("update");
  if (!purchase) throw new ApiFailure("purchase_not_found");
  const { purchaseId, userId, itemId, price, refunded } = purchase;
  const known = await findKnown(transaction, wanted, { purchaseId });
  if (known) return known;
  const currency = pixelCurrency.safeParse(purchase.currency).data;
  if (currency === undefined || price === 0 || purchase.withdrawnAt !== null) {
    throw new ApiFailure("purchase_not_refundable");
  }
  const { amount, reason } = wanted;
  if (amount > price - refunded) throw new ApiFailure("refund_too_high");
  const { now } = author;
  const refund = await insert(transaction, wanted, { purchaseId, state: "done" }, author);
  const withdrawnAt = refunded + amount === price ? now : null;
  await transaction
    .update(purchases)
    .set({ refunded: refunded + amount, withdrawnAt })
    .where(ofPurchase);
  const { gameId, gameTitle } = await record(transaction, { ...wanted, currency, itemId }, author);
  const change = { userId, currency, amount, reason: "REFUND", subject: { en: gameTitle } } as const;
  await changeBalance(transaction, { ...change, referenceId: purchaseId, now });
  const data = { mainEntityId: gameId, gameTitle, sum: { amount, currency }, reason };
  await notify(transaction, { userId, data: { messageType: "PURCHASE_REFUNDED", ...data }, now });
  return refund;
}

type Target = { orderId: string } | { purchaseId: string };

async function findKnown(transaction: Database, wanted: WantedRefund, target: Target): Promise<RefundRow | null> {
  const { refundId, amount, reason } = wanted;
  const [known] = await transaction.select().from(refunds).where(eq(refunds.refundId, refundId));
  if (!known) return null;
  const isOfTarget = "orderId" in target ? known.orderId === target.orderId : known.purchaseId === target.purchaseId;
  if (!isOfTarget || known.amount !== amount || known.reason !== reason) throw new ApiFailure("change_id_reused");
  return known;
}

async function insert(
  transaction: Database,
  { refundId, amount, reason }: WantedRefund,
  target: Target & Pick<RefundRow, "state">,
  { actorId, now }: Author,
): Promise<RefundRow> {
  const settledAt = target.state === "done" ? now : null;
  const [row] = await transaction
    .insert(refunds)
    .values({ refundId, amount, reason, ...target, staffId: actorId, createdAt: now, settledAt })
    .onConflictDoNothing()
    .returning();
  // Of another purchase, at this very moment.
  if (!row) throw new ApiFailure("change_id_reused");
  return row;
}

type Recorded = WantedRefund & { currency: string; itemId: string };

async function record(
  transaction: Database,
  { recordId, amount, currency, itemId, reason }: Recorded,
  author: Author,
): Promise<{ gameId: string; gameTitle: string }> {
  const [game] = await transaction
    .select({ gameId: games.gameId, gameTitle: games.title })
    .from(gameItems)
    .innerJoin(games, eq(games.gameId, gameItems.gameId))
    .where(eq(gameItems.itemId, itemId));
  if (!game) throw new Error("an item has a game");
  await recordAudit(transaction, {
    ...{
      ...author,
      action: "purchase.refunded",
      reason,
      before: null,
      after: { amount: priceInUnits(amount, currency), currency },
    },
    subject: { kind: "purchase", id: recordId, name: game.gameTitle },
  });
  return game;
}

/** Whether the provider may be asked now: where asking twice could pay twice, only who comes first may. */
export async function claimSending(
  database: Database,
  refundId: string,
  { isRepeatable, now }: { isRepeatable: boolean; now: Date },
): Promise<boolean> {
  const isUnsent = isRepeatable ? undefined : isNull(refunds.sentAt);
  const claimed = await database
    .update(refunds)
    .set({ sentAt: now })
    .where(and(eq(refunds.refundId, refundId), eq(refunds.state, "pending"), isUnsent))
    .returning({ refundId: refunds.refundId });
  return claimed.length > 0;
}

export async function saveReference(database: Database, refundId: string, reference: string): Promise<void> {
  await database.update(refunds).set({ reference }).where(eq(refunds.refundId, refundId));
}

/** It has not happened, so that its amount may be refunded again. */
export async function failRefund(database: Database, refundId: string, now: Date): Promise<void> {
  await database
    .update(refunds)
    .set({ state: "failed", settledAt: now })
    .where(and(eq(refunds.refundId, refundId), eq(refunds.state, "pending")));
}

export async function findRefund(database: Database, refundId: string): Promise<Refund> {
  const [found] = await selectRefunds(database).where(eq(refunds.refundId, refundId));
  if (!found) throw new ApiFailure("purchase_not_found");
  return toRefund(found);
}

/** The latest ones. */
export async function listRefunds(database: Database, recordId: string): Promise<Refund[]> {
  const rows = await selectRefunds(database)
    .where(or(eq(refunds.orderId, recordId), eq(refunds.purchaseId, recordId)))
    .orderBy(desc(refunds.createdAt), refunds.refundId)
    .limit(MAX_LISTED_CHANGES);
  return rows.map(toRefund);
}

function selectRefunds(database: Database) {
  return database
    .select({ refund: refunds, author: user.displayUsername })
    .from(refunds)
    .leftJoin(user, eq(user.id, refunds.staffId))
    .$dynamic();
}

const STATES: Record<RefundRow["state"], Refund["state"]> = { pending: "PENDING", done: "DONE", failed: "FAILED" };

function toRefund({ refund, author }: { refund: RefundRow; author: string | null }): Refund {
  const { refundId, amount, state, reason, createdAt } = refund;
  return { refundId, amount, state: STATES[state], reason, author, date: createdAt.toISOString() };
}
