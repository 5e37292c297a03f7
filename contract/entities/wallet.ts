import * as z from "zod";
import { dateTime, id } from "./identifiers";

/** The portal's own currencies, shown as RPx, GPx and BPx (docs/product/languages.md#currencies). */
export const pixelCurrency = z.enum(["RPX", "GPX", "BPX"]);

/** Why a balance changed. */
export const ledgerReason = z.enum(["GRANT", "QUEST_REWARD", "TIP", "STICKER", "PURCHASE", "REFUND"]);

/** One change of a balance; amounts in whole pixels, negative when they were spent. */
export const ledgerEntry = z.object({
  entryId: id,
  currency: pixelCurrency,
  amount: z.int(),
  balanceAfter: z.int().min(0),
  reason: ledgerReason,
  /** What was rewarded, tipped or bought: a game's title or a quest's. Empty when there is nothing to name. */
  subject: z.string(),
  createdAt: dateTime,
});

export const walletBalance = z.object({ currency: pixelCurrency, balance: z.int().min(0) });

export type PixelCurrency = z.infer<typeof pixelCurrency>;
export type LedgerReason = z.infer<typeof ledgerReason>;
export type LedgerEntry = z.infer<typeof ledgerEntry>;
