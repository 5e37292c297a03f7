import * as z from "zod";
import { game } from "./game";
import { paymentProviderName } from "./game-details";
import { assetUrl, dateTime, id } from "./identifiers";

/**
 * PENDING waits for the provider's word; PAID has been delivered; REFUNDING was paid for nothing (the buyer had the item
 * already) and is on its way back; EXPIRED was never paid.
 */
export const orderStatus = z.enum(["PENDING", "PAID", "REFUNDING", "REFUNDED", "EXPIRED"]);

export type OrderStatus = z.infer<typeof orderStatus>;

/** A purchase for real money on its way; `price` in units of `currency`. */
export const order = z.object({
  orderId: id,
  status: orderStatus,
  game,
  itemId: id,
  price: z.number(),
  currency: z.string(),
  createdAt: dateTime,
  /** Our optional extras: who takes the money, and where it can still be paid. */
  provider: paymentProviderName.nullish(),
  paymentUrl: assetUrl.nullish(),
});

export type Order = z.infer<typeof order>;
