import * as z from "zod";
import { cover } from "./cover";
import { id } from "./identifiers";

/** Currencies of stickers and tips (docs/product/languages.md#currencies). */
export const stickerCurrency = z.enum(["RPX", "GPX", "BPX", "USD"]);

/** Price in `currency` (docs/product/money.md#stickers). */
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
