import { and, between, desc, eq, exists, isNotNull, not, or, sql, type SQL } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { listDeskPurchases } from "~contract/calls/desk-purchases";
import type { CallData } from "~contract/define-call";
import { id } from "~contract/entities/identifiers";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { purchases } from "../../db/schema/money";
import { paymentOrders } from "../../db/schema/payments";
import { pageWindowOf, toPagination, type PageRequest } from "../paging";
import { loadOrders, loadPixelPurchases } from "./desk-purchase-details";

type Listed = CallData<typeof listDeskPurchases>;
/** Undefined: none of them. */
type Wanted = { orders?: SQL | undefined; purchases?: SQL | undefined; player: Listed["player"] };

const RECEIPT_NUMBER = /^\d{8}-([\dA-F]{8})$/i;

export async function listPurchasesAtDesk(
  database: Database,
  { search, ...pages }: PageRequest & { search?: string | undefined },
  now: Date,
): Promise<Listed> {
  const window = pageWindowOf(pages);
  const { player, ...wanted } = await conditionOf(database, search);
  const ids = await findIds(database, wanted).limit(window.pageSize).offset(window.offset);
  const [orders, pixels] = await Promise.all([
    loadOrders(database, idsOf(ids), now),
    loadPixelPurchases(database, idsOf(ids)),
  ]);
  const found = new Map([...pixels, ...orders].map((purchase) => [purchase.recordId, purchase]));
  const totals = await Promise.all([
    database.$count(paymentOrders, wanted.orders ?? sql`false`),
    database.$count(purchases, ofPixels(database, wanted.purchases)),
  ]);
  return {
    player,
    purchases: idsOf(ids).flatMap((recordId) => found.get(recordId) ?? []),
    pagination: toPagination(window, totals[0] + totals[1]),
  };
}

const idsOf = (rows: readonly { recordId: string }[]) => rows.map(({ recordId }) => recordId);

function findIds(database: Database, { orders, purchases: bought }: Omit<Wanted, "player">) {
  const ofOrders = database
    .select({ recordId: paymentOrders.orderId, date: paymentOrders.createdAt })
    .from(paymentOrders)
    .where(orders ?? sql`false`);
  const ofPurchases = database
    .select({ recordId: purchases.purchaseId, date: purchases.purchasedAt })
    .from(purchases)
    .where(ofPixels(database, bought));
  if (bought === undefined) return ofOrders.orderBy(desc(paymentOrders.createdAt), paymentOrders.orderId).$dynamic();
  return unionAll(ofOrders, ofPurchases)
    .orderBy(sql`2 desc`, sql`1`)
    .$dynamic();
}

/** What was paid with money stands in the list as its order. */
function ofPixels(database: Database, wanted: SQL | undefined): SQL | undefined {
  if (wanted === undefined) return sql`false`;
  const order = database.select().from(paymentOrders).where(eq(paymentOrders.purchaseId, purchases.purchaseId));
  return and(wanted, not(exists(order)));
}

async function conditionOf(database: Database, search: string | undefined): Promise<Wanted> {
  if (search === undefined) return { orders: isNotNull(paymentOrders.paymentId), player: null };
  if (id.safeParse(search).success) {
    const ofId = or(eq(paymentOrders.orderId, search), eq(paymentOrders.purchaseId, search));
    return { orders: ofId, purchases: eq(purchases.purchaseId, search), player: null };
  }
  const digits = RECEIPT_NUMBER.exec(search)?.[1];
  if (digits !== undefined) return ofReceipt(digits);
  const [player] = await database
    .select({ userId: user.id, username: sql<string>`coalesce(${user.displayUsername}, ${user.name})` })
    .from(user)
    .where(and(eq(user.username, search.toLowerCase()), eq(user.isAnonymous, false)));
  if (!player) return { player: null };
  const { userId } = player;
  return { orders: eq(paymentOrders.userId, userId), purchases: eq(purchases.userId, userId), player };
}

/** The first digits of the purchase's id; two with the same are both listed. */
function ofReceipt(digits: string): Wanted {
  const [first, last] = ["0", "f"].map(
    (rest) => `${digits}-${[4, 4, 4, 12].map((length) => rest.repeat(length)).join("-")}`,
  );
  const ofNumber = between(purchases.purchaseId, first ?? "", last ?? "");
  return {
    orders: between(paymentOrders.purchaseId, first ?? "", last ?? ""),
    purchases: ofNumber,
    player: null,
  };
}
