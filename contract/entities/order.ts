import * as z from "zod";
import { game } from "./game";
import { paymentProviderName } from "./game-details";
import { assetUrl, dateTime, id } from "./identifiers";

/** PENDING awaits the provider's confirmation; REFUNDING was paid for an item that the buyer already had. */
export const orderStatus = z.enum(["PENDING", "PAID", "REFUNDING", "REFUNDED", "EXPIRED"]);

export type OrderStatus = z.infer<typeof orderStatus>;

/** A purchase for real money; `price` in units of `currency`. */
export const order = z.object({
  orderId: id,
  status: orderStatus,
  game,
  itemId: id,
  price: z.number(),
  currency: z.string(),
  createdAt: dateTime,
  /** Optional extensions; `paymentUrl` while the order can still be paid. */
  provider: paymentProviderName.nullish(),
  paymentUrl: assetUrl.nullish(),
});

export type Order = z.infer<typeof order>;
