import * as z from "zod";
import { game } from "./game";
import { gameItemType } from "./game-item";
import { dateTime, id } from "./identifiers";

/** Something bought or claimed; `price` in units of `currency`, 0 when it was claimed for free. */
export const purchase = z.object({
  purchaseId: id,
  game,
  itemId: id,
  itemType: gameItemType,
  price: z.number(),
  currency: z.string(),
  purchasedAt: dateTime,
});

export type Purchase = z.infer<typeof purchase>;
