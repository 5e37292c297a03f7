import { aliasedTable, and, desc, eq, gt, sum, type SQL } from "drizzle-orm";
import { MAX_GRANTED_A_DAY, MAX_LISTED_CHANGES } from "~contract/calls/desk-purchases";
import type { PixelGrant } from "~contract/entities/desk-purchase";
import type { PixelCurrency } from "~contract/entities/wallet";
import { ApiFailure } from "../../api-failure";
import type { Database } from "../../db/database";
import { user } from "../../db/schema/identity";
import { paymentOrders } from "../../db/schema/payments";
import { pixelGrants } from "../../db/schema/refunds";
import type { Author } from "../drafts/change-content";
import { notify } from "../people/messages";
import { recordAudit } from "../staff/audit-log";
import { lockUser } from "../user-lock";
import { changeBalance } from "./ledger";
import { isDisputedPayment } from "./disputed-payments";

const DAY_MS = 24 * 60 * 60 * 1000;
const author = aliasedTable(user, "author");

type WantedGrant = {
  userId: string;
  grantId: string;
  currency: PixelCurrency;
  amount: number;
  reason: string;
  orderId?: string | null | undefined;
};

type Staff = Author & { actorId: string };

/** Rules: docs/product/refunds.md#grants. The same grant again is returned as it is. */
export async function grantPixels(database: Database, wanted: WantedGrant, staff: Staff): Promise<PixelGrant> {
  const { userId, grantId, amount, reason, currency } = wanted;
  if (userId === staff.actorId) throw new ApiFailure("grant_to_oneself");
  await database.transaction(async (transaction) => {
    await requirePlayer(transaction, userId);
    // Both: staff must not grant more by granting at once.
    await lockUser(transaction, userId, staff.actorId);
    if (await isKnown(transaction, wanted)) return;
    const order = await findOrderOf(transaction, wanted);
    if (amount > (await grantableBy(transaction, staff.actorId, staff.now))) throw new ApiFailure("grants_exhausted");
    const { now, actorId: staffId } = staff;
    await transaction
      .insert(pixelGrants)
      .values({ grantId, userId, staffId, currency, amount, reason, ...order, createdAt: now });
    const change = {
      userId,
      currency,
      amount,
      reason: "GRANT",
      subject: { en: reason },
      referenceId: grantId,
    } as const;
    await changeBalance(transaction, { ...change, now });
    await recordAudit(transaction, {
      ...{ ...staff, action: "pixels.granted", reason, before: null, after: { amount, currency } },
      subject: { kind: "user", id: userId, name: null },
    });
    const data = { mainEntityId: grantId, sum: { amount, currency }, reason };
    await notify(transaction, { userId, data: { messageType: "PIXELS_GRANTED", ...data }, now });
  });
  const [grant] = await listGrants(database, eq(pixelGrants.grantId, grantId));
  if (!grant) throw new ApiFailure("user_not_found");
  return grant;
}

/** Of the last 24 hours. */
export async function grantableBy(database: Database, staffId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - DAY_MS);
  const [row] = await database
    .select({ granted: sum(pixelGrants.amount) })
    .from(pixelGrants)
    .where(and(eq(pixelGrants.staffId, staffId), gt(pixelGrants.createdAt, since)));
  return Math.max(0, MAX_GRANTED_A_DAY - Number(row?.granted ?? 0));
}

/** The latest ones. */
export async function listGrants(database: Database, which: SQL): Promise<PixelGrant[]> {
  const rows = await database
    .select({ grant: pixelGrants, author: author.displayUsername })
    .from(pixelGrants)
    .leftJoin(author, eq(author.id, pixelGrants.staffId))
    .where(which)
    .orderBy(desc(pixelGrants.createdAt), pixelGrants.grantId)
    .limit(MAX_LISTED_CHANGES);
  return rows.map(({ grant: { grantId, currency, amount, takenBack, reason, orderId, createdAt }, ...by }) => ({
    ...{ grantId, currency, amount, takenBack, reason, orderId, author: by.author },
    date: createdAt.toISOString(),
  }));
}

/** Guests have no purchases and lose what they have. */
export async function requirePlayer(database: Database, userId: string): Promise<{ userId: string; username: string }> {
  const [player] = await database
    .select({ username: user.displayUsername, name: user.name })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.isAnonymous, false)));
  if (!player) throw new ApiFailure("user_not_found");
  return { userId, username: player.username ?? player.name };
}

async function isKnown(transaction: Database, wanted: WantedGrant): Promise<boolean> {
  const { userId, grantId, currency, amount, reason, orderId = null } = wanted;
  const [known] = await transaction.select().from(pixelGrants).where(eq(pixelGrants.grantId, grantId));
  if (!known) return false;
  const isSame = [known.userId === userId, known.currency === currency, known.amount === amount];
  if (![...isSame, known.reason === reason, known.orderId === orderId].every(Boolean)) {
    throw new ApiFailure("change_id_reused");
  }
  return true;
}

/** One whose money is back takes nothing with it any more. */
async function findOrderOf(transaction: Database, { userId, orderId }: WantedGrant) {
  if (orderId == null) return { orderId: null };
  const ofPlayer = and(eq(paymentOrders.orderId, orderId), eq(paymentOrders.userId, userId));
  const [order] = await transaction.select().from(paymentOrders).where(ofPlayer).for("update");
  if (!order) throw new ApiFailure("purchase_not_found");
  if (order.status !== "PAID" || (await isDisputedPayment(transaction, order))) {
    throw new ApiFailure("purchase_not_refundable");
  }
  return { orderId, refundedBefore: order.refunded };
}
