import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, ne, sql, type SQL } from "drizzle-orm";
import type { PaymentProviderName } from "~contract/entities/game-details";
import type { Order } from "~contract/entities/order";
import type { Pagination } from "~contract/entities/pagination";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { gameItems } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import { loadGames } from "../catalogue/game-summaries";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { priceInUnits } from "./prices";
import type { QueryContext } from "../query-context";

export type OrderRow = typeof paymentOrders.$inferSelect;

export type OrderRequest = {
  userId: string;
  itemId: string;
  provider: PaymentProviderName;
  amount: number;
  currency: string;
  title: string;
  locale: string;
  now: Date;
};

const HOUR_MS = 3_600_000;
/** Stripe ends a payment page after a day. */
const LIFETIME_MS = 23 * HOUR_MS;
/** An order that ends sooner is replaced: paying takes time. */
const MIN_REMAINING_MS = HOUR_MS;

/** Reuses the pending order, so that a retry never pays twice. Must run in a transaction that began with lockUser. */
export async function openOrder(transaction: Database, { now, ...request }: OrderRequest): Promise<OrderRow> {
  const ofItem = and(eq(paymentOrders.userId, request.userId), eq(paymentOrders.itemId, request.itemId));
  const isPending = and(ofItem, eq(paymentOrders.status, "PENDING"));
  const [pending] = await transaction.select().from(paymentOrders).where(isPending);
  if (pending && hasSameTerms(pending, request) && pending.expiresAt.getTime() - now.getTime() >= MIN_REMAINING_MS) {
    return pending;
  }
  if (pending) await transaction.update(paymentOrders).set({ status: "EXPIRED", settledAt: now }).where(isPending);
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + LIFETIME_MS) };
  const [order] = await transaction
    .insert(paymentOrders)
    .values({ orderId: randomUUID(), ...request, ...times })
    .returning();
  if (!order) throw new Error("an insert always returns its row");
  return order;
}

function hasSameTerms(order: OrderRow, request: Omit<OrderRequest, "now">): boolean {
  return order.amount === request.amount && order.currency === request.currency && order.provider === request.provider;
}

export async function findOrderRow(database: Database, orderId: string): Promise<OrderRow | null> {
  const [order] = await database.select().from(paymentOrders).where(eq(paymentOrders.orderId, orderId));
  return order ?? null;
}

export async function savePaymentUrl(database: Database, orderId: string, paymentUrl: string): Promise<void> {
  await database.update(paymentOrders).set({ paymentUrl }).where(eq(paymentOrders.orderId, orderId));
}

export async function recordProviderFailure(database: Database, orderId: string): Promise<void> {
  await database
    .update(paymentOrders)
    .set({ failures: sql`${paymentOrders.failures} + 1` })
    .where(eq(paymentOrders.orderId, orderId));
}

export async function findOrder(context: QueryContext, userId: string, orderId: string): Promise<Order> {
  const rows = await selectOrders(
    context.database,
    and(eq(paymentOrders.orderId, orderId), eq(paymentOrders.userId, userId)),
  );
  const [order] = await toOrders(context, rows);
  if (!order) throw new ApiFailure("order_not_found");
  return order;
}

export async function listOrders(
  context: QueryContext,
  userId: string,
  pages: PageRequest,
): Promise<{ orders: Order[]; pagination: Pagination }> {
  const { database } = context;
  const window = pageWindowOf(pages);
  const isListed = and(eq(paymentOrders.userId, userId), ne(paymentOrders.status, "PAID"));
  const [rows, total] = await Promise.all([
    selectOrders(database, isListed)
      .orderBy(desc(paymentOrders.createdAt), asc(paymentOrders.orderId))
      .limit(window.pageSize)
      .offset(window.offset),
    database.$count(paymentOrders, isListed),
  ]);
  return { orders: await toOrders(context, rows), pagination: toPagination(window, total) };
}

function selectOrders(database: Database, condition: SQL | undefined) {
  return database
    .select({ order: paymentOrders, gameId: gameItems.gameId })
    .from(paymentOrders)
    .innerJoin(gameItems, eq(gameItems.itemId, paymentOrders.itemId))
    .where(condition)
    .$dynamic();
}

async function toOrders(context: QueryContext, rows: { order: OrderRow; gameId: string }[]): Promise<Order[]> {
  const gameIds = rows.map(({ gameId }) => gameId);
  const games = await loadGames(context, gameIds, { withUnpublished: true });
  return rows.flatMap(({ order, gameId }): Order[] => {
    const game = games.get(gameId)?.summary;
    if (!game) return [];
    const { orderId, itemId, amount, currency, createdAt, provider, paymentUrl } = order;
    const status = statusAt(order, context.now);
    const price = priceInUnits(amount, currency);
    const open = { provider, paymentUrl: status === "PENDING" ? paymentUrl : null };
    return [{ orderId, status, game, itemId, price, currency, createdAt: createdAt.toISOString(), ...open }];
  });
}

/** Providers do not report every abandoned page. */
export function statusAt({ status, expiresAt }: OrderRow, now: Date): OrderRow["status"] {
  return status === "PENDING" && expiresAt <= now ? "EXPIRED" : status;
}
