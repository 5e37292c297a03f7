const DEFAULT_TIP = 10;
const MULTIPLES = [1, 2, 5] as const;

/** The suggested amount, then larger ones up to the limit. */
export function tipAmounts(suggested: number | null, largest: number): number[] {
  const isWhole = suggested !== null && Number.isInteger(suggested) && suggested >= 1;
  const first = isWhole ? Math.min(suggested, largest) : DEFAULT_TIP;
  return MULTIPLES.map((multiple) => first * multiple).filter((amount) => amount <= largest);
}
