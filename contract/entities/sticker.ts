import * as z from "zod";
import { cover } from "./cover";
import { id } from "./identifiers";

/** What stickers and tips are priced in (docs/product/languages.md#currencies). */
export const stickerCurrency = z.enum(["RPX", "GPX", "BPX", "USD"]);

/** A sticker that can be given to a game for its price (docs/product/money.md#stickers). */
export const sticker = z.object({
  stickerId: id,
  alias: z.string(),
  title: z.string(),
  note: z.string().nullable(),
  currency: stickerCurrency,
  amount: z.number(),
  cover: cover.nullable(),
});

export type Sticker = z.infer<typeof sticker>;
