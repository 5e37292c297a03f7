import * as z from "zod";
import { dateTime, id } from "./identifiers";

export const gameItemType = z.enum(["FULL_VERSION", "PAID_GAME"]);

/** A purchasable item; prices in units of `currency` (docs/product/entities.md#game-item). */
export const gameItem = z.object({
  itemId: id,
  type: gameItemType,
  price: z.number(),
  discountedPrice: z.number().nullable(),
  currency: z.string(),
  activeGameItemClaimPeriod: z.object({ startsAt: dateTime, endsAt: dateTime }).nullable(),
});
