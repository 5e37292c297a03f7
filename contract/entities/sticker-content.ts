import * as z from "zod";
import { contentAlias } from "./content-alias";
import { MAX_ITEM_PRICE } from "./game-offer";
import { localizedContent, optionalLocalizedContent } from "./localized-content";
import { stickerCurrency } from "./sticker";

export const MAX_STICKER_TITLE_LENGTH = 40;
export const MAX_STICKER_NOTE_LENGTH = 120;
const MAX_POSITION = 100_000;

/** Pictures of the same names are in public/media/stickers. */
export const stickerPicture = z.enum(["comet", "firefly", "heart", "lily-pad", "paper-crown"]);
export type StickerPicture = z.output<typeof stickerPicture>;

/** What an editor writes of a sticker (docs/product/stickers.md#what-a-sticker-has). */
export const stickerContent = z.strictObject({
  alias: contentAlias,
  title: localizedContent(MAX_STICKER_TITLE_LENGTH),
  note: optionalLocalizedContent(MAX_STICKER_NOTE_LENGTH),
  currency: stickerCurrency,
  /** Whole pixels, or the currency's smallest unit. */
  amount: z.int().min(1).max(MAX_ITEM_PRICE),
  picture: stickerPicture.nullable(),
  /** Lower numbers come first. */
  position: z.int().min(0).max(MAX_POSITION),
});
export type StickerContent = z.output<typeof stickerContent>;
