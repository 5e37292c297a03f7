import { formatDay } from "~/i18n/format-date";
import { formatPrice } from "~/i18n/format-number";
import { paths } from "~/paths";
import { cardOffer } from "~/rules/card-offer";
import { videosFor, videoVariants } from "~/rules/cover-choice";
import type { Game } from "~contract/entities/game";
import { type PictureView, toCoverPicture } from "./picture";
import type { ViewContext } from "./view-context";

export type GameCardView = {
  id: string;
  gameId: string;
  title: string;
  href: string;
  studioName: string;
  cover: PictureView | null;
  /** URLs of the preview video; the browser tries them in order. */
  filmUrls: string[];
  isMultiplayer: boolean;
  /** E.g. "2" or "2-4"; null when the tags do not say. */
  playerCount: string | null;
  freeUntil: string | null;
  price: string | null;
  /** The regular price, struck out. */
  oldPrice: string | null;
  favoriteId: string | null;
};

export function toGameCard(game: Game, { locale, t, now, placeholderOf }: ViewContext): GameCardView {
  const { freeUntil, price, oldPrice } = cardOffer(game, now);
  return {
    id: game.gameId,
    gameId: game.gameId,
    title: game.title,
    href: paths.game(locale, game),
    studioName: game.studio.name,
    cover: toCoverPicture(game.covers, "4:3"),
    filmUrls: videosFor("card", videoVariants(game.covers)).map(({ url }) => url),
    isMultiplayer: game.multiplayer,
    playerCount: game.multiplayer ? playerCount(game) : null,
    freeUntil: freeUntil && t("gameCard.freeUntil", { date: formatDay(freeUntil, locale) }),
    price: price && formatPrice(price),
    oldPrice: oldPrice && formatPrice(oldPrice),
    favoriteId: placeholderOf?.(`favorite.game.${game.gameId}`) ?? game.favoriteId ?? null,
  };
}

/** Child tags of players-supported are named by count: "2-players", "2-4-players". */
function playerCount({ tags }: Game): string | null {
  for (const { alias, parentTagAlias } of tags) {
    const count = parentTagAlias === "players-supported" ? /^\d+(-\d+)?/.exec(alias)?.[0] : undefined;
    if (count) return count;
  }
  return null;
}
