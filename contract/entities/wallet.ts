import * as z from "zod";
import { dateTime, id } from "./identifiers";

/** Shown as RPx, GPx and BPx (docs/product/languages.md#currencies). */
export const pixelCurrency = z.enum(["RPX", "GPX", "BPX"]);

/** TAKEN_BACK, GIVEN_BACK and DEBT follow a refund or chargeback (docs/product/refunds.md#pixels-that-came-with-it). */
export const ledgerReason = z.enum([
  ...(["GRANT", "QUEST_REWARD", "TIP", "STICKER", "PURCHASE", "REFUND"] as const),
  ...(["TAKEN_BACK", "GIVEN_BACK", "DEBT"] as const),
]);

/** Amounts in whole pixels, negative when spent. */
export const ledgerEntry = z.object({
  entryId: id,
  currency: pixelCurrency,
  amount: z.int(),
  balanceAfter: z.int().min(0),
  reason: ledgerReason,
  /** Title of the rewarded, tipped or bought game or quest; may be empty. */
  subject: z.string(),
  createdAt: dateTime,
});

/** `debt`, an optional extension, is what later credits pay first; the balance is 0 meanwhile. */
export const walletBalance = z.object({
  currency: pixelCurrency,
  balance: z.int().min(0),
  debt: z.int().min(0).nullish(),
});

export type PixelCurrency = z.infer<typeof pixelCurrency>;
export type LedgerReason = z.infer<typeof ledgerReason>;
export type LedgerEntry = z.infer<typeof ledgerEntry>;
