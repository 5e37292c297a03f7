import type { GameDetails } from "~contract/entities/game-details";

/** Sum of all stickers' uses. */
export function stickerAmount(stickers: readonly Pick<GameDetails["receivedStickers"][number], "uses">[]): number {
  return stickers.reduce((sum, { uses }) => sum + uses, 0);
}
