import type { Sticker } from "~contract/entities/sticker";
import { groupDigits } from "./format-number";

/** Not translated (docs/product/languages.md#currencies). */
const CURRENCY_NAMES: Record<Sticker["currency"], string> = { RPX: "RPx", GPX: "GPx", BPX: "BPx", USD: "USD" };

const NO_BREAK_SPACE = "\u00a0";

export function formatReward({ amount, currency }: Pick<Sticker, "amount" | "currency">): string {
  return groupDigits(amount) + NO_BREAK_SPACE + CURRENCY_NAMES[currency];
}
