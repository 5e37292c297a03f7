import * as z from "zod";
import { paymentProviderName } from "./game-details";
import { gameItemType } from "./game-item";
import { dateTime, id } from "./identifiers";
import { pixelCurrency } from "./wallet";

/** DISPUTED while a chargeback is open, CHARGED_BACK once it is lost (docs/product/refunds.md#states). */
export const deskPurchaseState = z.enum([
  ...(["PENDING", "EXPIRED", "PAID", "PARTLY_REFUNDED", "REFUNDED", "REFUNDING"] as const),
  ...(["DISPUTED", "CHARGED_BACK"] as const),
]);
export type DeskPurchaseState = z.output<typeof deskPurchaseState>;

export const refundState = z.enum(["PENDING", "DONE", "FAILED"]);
export type RefundState = z.output<typeof refundState>;

export const disputeState = z.enum(["OPEN", "LOST", "WON"]);
export type DisputeState = z.output<typeof disputeState>;

const player = z.object({ userId: id, username: z.string() });

/** Whole pixels, or the currency's smallest unit. */
const amount = z.int().min(0);

/**
 * An order for real money, or a purchase in pixels: `recordId` is the id of either. `buyer` is null for a deleted
 * account, `receiptNumber` for what was not delivered. Amounts are whole pixels or the currency's smallest unit;
 * `refunding` waits for the provider.
 */
export const deskPurchase = z.object({
  recordId: id,
  state: deskPurchaseState,
  buyer: player.nullable(),
  gameId: id,
  gameTitle: z.string(),
  itemType: gameItemType,
  price: amount,
  currency: z.string(),
  tax: amount.nullable(),
  refunded: amount,
  refunding: amount,
  provider: paymentProviderName.nullable(),
  paymentId: z.string().nullable(),
  receiptNumber: z.string().nullable(),
  date: dateTime,
  withdrawnDate: dateTime.nullable(),
});
export type DeskPurchase = z.output<typeof deskPurchase>;

/** `reason` is null for one that was made at the provider, `author` for that and for a deleted account. */
export const refund = z.object({
  refundId: id,
  amount,
  state: refundState,
  reason: z.string().nullable(),
  author: z.string().nullable(),
  date: dateTime,
});
export type Refund = z.output<typeof refund>;

/** `reference` is the provider's id. */
export const dispute = z.object({
  reference: z.string(),
  amount,
  state: disputeState,
  openedDate: dateTime,
  closedDate: dateTime.nullable(),
});
export type Dispute = z.output<typeof dispute>;

/** Pixels that the desk gave; `takenBack` of them went with the money of the order that they were given for. */
export const pixelGrant = z.object({
  grantId: id,
  currency: pixelCurrency,
  amount,
  takenBack: amount,
  reason: z.string(),
  author: z.string().nullable(),
  orderId: id.nullable(),
  date: dateTime,
});
export type PixelGrant = z.output<typeof pixelGrant>;
