import { fractionDigitsOf } from "~contract/entities/game-offer";
import { ApiFailure } from "../../api-failure";

/** What a player was shown, in units of the currency. */
export type ShownPrice = { price?: number | null | undefined; currency?: string | null | undefined };

/** Stored prices are whole pixels or a currency's smallest unit; responses use the currency's unit. */
export function priceInUnits(price: number, currency: string): number {
  return price / smallestUnitsOf(currency);
}

export function priceInSmallestUnits(price: number, currency: string): number {
  return Math.round(price * smallestUnitsOf(currency));
}

function smallestUnitsOf(currency: string): number {
  return 10 ** fractionDigitsOf(currency);
}

/** It may have changed, or have been free, since the player's page was loaded. */
export function assertShown({ price, currency }: { price: number; currency: string }, shown: ShownPrice): void {
  if (shown.price == null) return;
  const isShown = priceInUnits(price, currency) === shown.price;
  const isOfShown = price === 0 || shown.currency == null || currency === shown.currency;
  if (!isShown || !isOfShown) throw new ApiFailure("price_changed");
}
