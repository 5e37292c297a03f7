import type { GameDetails } from "~contract/entities/game-details";

const DEFAULT_TIP = 10;
const MULTIPLES = [1, 2, 5] as const;

/** The suggested amount, then larger ones up to the limit. */
export function tipAmounts(suggested: number | null, limit: number): number[] {
  const isValid = suggested !== null && Number.isInteger(suggested) && suggested >= 1;
  const first = isValid ? Math.min(suggested, limit) : DEFAULT_TIP;
  return MULTIPLES.map((multiple) => first * multiple).filter((amount) => amount <= limit);
}

/** Sum of all stickers' uses. */
export function stickerAmount(stickers: readonly Pick<GameDetails["receivedStickers"][number], "uses">[]): number {
  return stickers.reduce((sum, { uses }) => sum + uses, 0);
}
