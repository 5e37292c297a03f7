import { pixelCurrency } from "~contract/entities/wallet";

/** Stored prices are whole pixels or a real currency's smallest unit; answers are in units of the currency. */
export function priceInUnits(price: number, currency: string): number {
  if (pixelCurrency.safeParse(currency).success) return price;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return price / 10 ** maximumFractionDigits;
}
