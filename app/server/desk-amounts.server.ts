import * as z from "zod";
import { fractionDigitsOf } from "~contract/entities/game-offer";

const amountLike = (pattern: RegExp) =>
  z
    .string()
    .trim()
    .regex(pattern)
    .transform((text) => Number(text.replace(",", ".")));

/** Hundredths at most, whatever the sign between. */
export const amountField = amountLike(/^\d{1,6}([.,]\d{1,2})?$/);

/** Of whatever an item may have cost, in whole pixels or thousandths. */
export const paidAmountField = amountLike(/^\d{1,8}([.,]\d{1,3})?$/);

/** Without the errors of binary fractions. */
export function inSmallestUnits(units: number, currency: string): number {
  return Number((units * 10 ** fractionDigitsOf(currency)).toFixed(2));
}

const POINTS_OF_A_PERCENT = 100;

/** Hundredths of a per cent. */
export const percentField = amountLike(/^\d{1,3}([.,]\d{1,2})?$/).transform((percent) =>
  Math.round(percent * POINTS_OF_A_PERCENT),
);
