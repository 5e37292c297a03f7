import * as z from "zod";
import { fractionDigitsOf } from "~contract/entities/game-offer";

/** Hundredths at most, whatever the sign between. */
export const amountField = z
  .string()
  .trim()
  .regex(/^\d{1,6}([.,]\d{1,2})?$/)
  .transform((text) => Number(text.replace(",", ".")));

/** Without the errors of binary fractions. */
export function inSmallestUnits(units: number, currency: string): number {
  return Number((units * 10 ** fractionDigitsOf(currency)).toFixed(2));
}
