import { groupDigits } from "./format-number";
import { formatReward } from "./format-reward";

const NAMED_CURRENCIES = ["RPX", "GPX", "BPX", "USD"] as const;
const NO_BREAK_SPACE = "\u00a0";

export function formatPrice({ amount, currency }: { amount: number; currency: string }): string {
  const named = NAMED_CURRENCIES.find((name) => name === currency);
  return named ? formatReward({ amount, currency: named }) : groupDigits(amount) + NO_BREAK_SPACE + currency;
}
