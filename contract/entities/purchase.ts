import * as z from "zod";
import { game } from "./game";
import { paymentProviderName } from "./game-details";
import { gameItemType } from "./game-item";
import { dateTime, id } from "./identifiers";

/** `price`, `refunded` and `tax` in units of `currency`; the price is 0 for a free claim. */
export const purchase = z.object({
  purchaseId: id,
  game,
  itemId: id,
  itemType: gameItemType,
  price: z.number(),
  currency: z.string(),
  purchasedAt: dateTime,
  /** Optional extensions; `provider` is null for pixels and free claims. */
  receiptNumber: z.string().nullish(),
  provider: paymentProviderName.nullish(),
  refunded: z.number().nullish(),
  /** Since when the item is not the buyer's any more. */
  withdrawnDate: dateTime.nullish(),
  /** Included in the price, as far as the provider has told it. */
  tax: z.number().nullish(),
});

export type Purchase = z.infer<typeof purchase>;
