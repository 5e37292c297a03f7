import type { Sticker } from "~contract/entities/sticker";

/** Not translated (docs/product/languages.md#currencies). */
const CURRENCY_NAMES: Record<Sticker["currency"], string> = { RPX: "RPx", GPX: "GPx", BPX: "BPx", USD: "USD" };

const NAMED_CURRENCIES = ["RPX", "GPX", "BPX", "USD"] as const;

const NO_BREAK_SPACE = "\u00a0";
const MIN_GROUPED = 1000;

/** Lazy: the constructor takes 50 ms on a slow phone, and few pages need it in the browser. */
let groupFormat: Intl.NumberFormat | undefined;

/** Groups by three with no-break spaces in every language. */
export function groupDigits(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < MIN_GROUPED) return String(value);
  groupFormat ??= new Intl.NumberFormat("en", { maximumFractionDigits: 20 });
  return groupFormat.format(value).replaceAll(",", NO_BREAK_SPACE);
}

export function formatPrice({ amount, currency }: { amount: number; currency: string }): string {
  const named = NAMED_CURRENCIES.find((name) => name === currency);
  return named ? formatReward({ amount, currency: named }) : groupDigits(amount) + NO_BREAK_SPACE + currency;
}

export function formatReward({ amount, currency }: Pick<Sticker, "amount" | "currency">): string {
  return groupDigits(amount) + NO_BREAK_SPACE + CURRENCY_NAMES[currency];
}
