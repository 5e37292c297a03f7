import * as z from "zod";
import { stickerContent } from "../entities/sticker-content";
import { stickerCurrency } from "../entities/sticker";
import { contentCalls, contentListCall, contentListQuery, listedContent } from "./desk-content";

const calls = contentCalls({
  ...{ name: "Sticker", noun: "sticker", path: "/desk/stickers", content: stickerContent },
  ...{ notFound: "sticker_not_found", misfits: ["sticker_alias_taken"], bound: ["sticker_alias_changed"], needed: [] },
});

/** Those that all kinds of content have. */
export const STICKER_CALLS = calls;

export const {
  read: readDeskSticker,
  create: createStickerDraft,
  save: saveStickerDraft,
  discard: discardStickerDraft,
  publish: publishSticker,
  archive: archiveSticker,
  restore: restoreStickerRevision,
} = calls;

/** `name` is its title, `amount` in units of `currency`; `uses` is how often it was given. */
const listedSticker = listedContent.extend({
  alias: z.string(),
  currency: stickerCurrency,
  amount: z.number(),
  uses: z.int().min(0),
});
export type ListedSticker = z.output<typeof listedSticker>;

/** `search` is a part of a title in any language, or of the alias. */
export const listDeskStickers = contentListCall({
  name: "listDeskStickers",
  summary: "Stickers and their drafts, in the order of the list that players see.",
  path: "/desk/stickers",
  query: contentListQuery,
  listed: listedSticker,
});
