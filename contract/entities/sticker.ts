import * as z from "zod";
import { cover } from "./cover";
import { stickerCurrency } from "./game-details";
import { id } from "./identifiers";

/** A sticker that can be given to a game for its price (decisions, "tips, stickers"). */
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
