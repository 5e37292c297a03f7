import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { MAX_SHARE_POINTS } from "~contract/entities/earnings";
import type { Database } from "../../db/database";
import { games } from "../../db/schema/catalogue";
import { studioBalances, studioEarnings } from "../../db/schema/earnings";
import { gameItems } from "../../db/schema/money";
import { disputedAmount } from "./disputed-payments";
import type { OrderRow } from "./orders";
import { findShare } from "./shares";

export type EarningsEntry = Omit<typeof studioEarnings.$inferInsert, "entryId" | "sequence">;

/** Of a payment that was delivered. The share is of what is left after tax; later refunds and chargebacks keep it. */
export async function bookSale(
  transaction: Database,
  { orderId, itemId, amount, currency, tax }: Pick<OrderRow, "orderId" | "itemId" | "amount" | "currency" | "tax">,
  now: Date,
): Promise<void> {
  const [game] = await transaction
    .select({ gameId: games.gameId, studioId: games.studioId })
    .from(gameItems)
    .innerJoin(games, eq(games.gameId, gameItems.gameId))
    .where(eq(gameItems.itemId, itemId));
  if (!game) throw new Error("an item has a game");
  const sharePoints = await findShare(transaction, game.studioId, now);
  const earned = Math.round(((amount - (tax ?? 0)) * sharePoints) / MAX_SHARE_POINTS);
  await bookEarnings(transaction, {
    ...{ ...game, orderId, currency, sharePoints, kind: "SALE", amount: earned, createdAt: now },
  });
}

/** Brings the studio's part to what refunds and disputes say. Does nothing for what was sold before there were shares. */
export async function settleEarnings(transaction: Database, order: OrderRow, now: Date): Promise<void> {
  const { orderId, amount, refunded } = order;
  const entries = await transaction.select().from(studioEarnings).where(eq(studioEarnings.orderId, orderId));
  const sale = entries.find(({ kind }) => kind === "SALE");
  if (!sale) return;
  const disputed = await disputedAmount(transaction, order);
  const wanted = wantedChanges({ earned: sale.amount, amount, refunded, disputed });
  const { studioId, currency, gameId } = sale;
  for (const kind of ["REFUND", "CHARGEBACK"] as const) {
    const booked = entries.filter((entry) => entry.kind === kind).reduce((sum, entry) => sum + entry.amount, 0);
    const change = wanted[kind] - booked;
    if (change === 0) continue;
    await bookEarnings(transaction, { studioId, currency, gameId, orderId, kind, amount: change, createdAt: now });
  }
}

type Sold = { earned: number; amount: number; refunded: number; disputed: number };

/** In proportion to what the buyer got back; both together are never more than what the sale earned. */
export function wantedChanges({ earned, amount, refunded, disputed }: Sold): Record<"REFUND" | "CHARGEBACK", number> {
  const kept = Math.round((earned * (amount - refunded)) / amount);
  const takenBack = Math.min(kept, Math.round((earned * disputed) / amount));
  return { REFUND: kept - earned, CHARGEBACK: takenBack === 0 ? 0 : -takenBack };
}

/** The balance's row is locked until the end of the transaction, which makes its changes follow each other. */
export async function bookEarnings(transaction: Database, entry: EarningsEntry): Promise<void> {
  const { studioId, currency, amount } = entry;
  await transaction.insert(studioEarnings).values({ ...entry, entryId: randomUUID() });
  await transaction
    .insert(studioBalances)
    .values({ studioId, currency, balance: amount })
    .onConflictDoUpdate({
      target: [studioBalances.studioId, studioBalances.currency],
      set: { balance: sql`${studioBalances.balance} + ${amount}` },
    });
}
