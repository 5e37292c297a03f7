import type { GameDetails } from "~contract/entities/game-details";

/** How many stickers a game was given: the sum of the uses of each. */
export function stickerAmount(stickers: readonly Pick<GameDetails["receivedStickers"][number], "uses">[]): number {
  return stickers.reduce((sum, { uses }) => sum + uses, 0);
}
