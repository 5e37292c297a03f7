import { paths } from "~/paths";
import type { Game } from "~contract/entities/game";
import { toCoverPicture } from "./cover-picture";
import type { PictureView } from "./picture";
import type { ViewContext } from "./view-context";

export type GameCardView = {
  id: string;
  gameId: string;
  title: string;
  href: string;
  studioName: string;
  cover: PictureView | null;
  isMultiplayer: boolean;
  /** How many can play at once ("2", "2-4"), where the game's tags say so. */
  playerCount: string | null;
  /** The viewer's favourite that is this game. */
  favoriteId: string | null;
};

export function toGameCard(game: Game, { locale }: Pick<ViewContext, "locale">): GameCardView {
  return {
    id: game.gameId,
    gameId: game.gameId,
    title: game.title,
    href: paths.game(locale, game),
    studioName: game.studio.name,
    cover: toCoverPicture(game.covers, "4:3"),
    isMultiplayer: game.multiplayer,
    playerCount: game.multiplayer ? playerCount(game) : null,
    favoriteId: game.favoriteId ?? null,
  };
}

/** Tags below players-supported are named by their numbers, e.g. "2-players" and "2-4-players". */
function playerCount({ tags }: Game): string | null {
  for (const { alias, parentTagAlias } of tags) {
    const count = parentTagAlias === "players-supported" ? /^\d+(-\d+)?/.exec(alias)?.[0] : undefined;
    if (count) return count;
  }
  return null;
}
