import * as z from "zod";
import { paymentProviderName } from "./game-details";
import { dateTime } from "./identifiers";
import { pixelCurrency } from "./wallet";

/** Payment providers take eight digits. */
export const MAX_ITEM_PRICE = 99_999_999;

/** Whole pixels, or the currency's smallest unit. */
const price = z.int().min(1).max(MAX_ITEM_PRICE);

const sellingCurrency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .refine((code) => pixelCurrency.safeParse(code).success || Intl.supportedValuesOf("currency").includes(code));

/** For how much an item is sold, and when it may be claimed for nothing (docs/product/money.md#items). */
export const itemOffer = z.strictObject({
  price,
  discountedPrice: price.nullable(),
  currency: sellingCurrency,
  claim: z.strictObject({ startsAt: dateTime, endsAt: dateTime }).nullable(),
});
export type ItemOffer = z.output<typeof itemOffer>;

/** At most one item of each type; null: not for sale. */
export const gameOffers = z.strictObject({ FULL_VERSION: itemOffer.nullable(), PAID_GAME: itemOffer.nullable() });
export type GameOffers = z.output<typeof gameOffers>;

export const sellingProvider = paymentProviderName.nullable();

/**
 * How many digits an amount in a currency has after the decimal point.
 * @param currency A pixel currency, or three letters of ISO 4217.
 * @returns 0 for pixels.
 */
export function fractionDigitsOf(currency: string): number {
  if (pixelCurrency.safeParse(currency).success) return 0;
  return new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;
}
