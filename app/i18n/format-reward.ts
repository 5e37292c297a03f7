import type { Sticker } from "~contract/entities/sticker";
import { groupDigits } from "./format-number";

/** Names of the currencies, alike in every language (docs/product/languages.md#currencies). */
const CURRENCY_NAMES: Record<Sticker["currency"], string> = { RPX: "RPx", GPX: "GPx", BPX: "BPx", USD: "USD" };

const NO_BREAK_SPACE = "\u00a0";

/** What something pays or costs: the amount, then the currency, never parted at the end of a line. */
export function formatReward({ amount, currency }: Pick<Sticker, "amount" | "currency">): string {
  return groupDigits(amount) + NO_BREAK_SPACE + CURRENCY_NAMES[currency];
}
