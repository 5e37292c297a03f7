import { pixelCurrency } from "~contract/entities/wallet";

/** Stored prices are whole pixels or a currency's smallest unit; responses use the currency's unit. */
export function priceInUnits(price: number, currency: string): number {
  return price / smallestUnitsOf(currency);
}

export function priceInSmallestUnits(price: number, currency: string): number {
  return Math.round(price * smallestUnitsOf(currency));
}

function smallestUnitsOf(currency: string): number {
  if (pixelCurrency.safeParse(currency).success) return 1;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  return 10 ** maximumFractionDigits;
}
