import { fractionDigitsOf } from "~contract/entities/game-offer";

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
