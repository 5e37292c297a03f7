import { formatDay } from "~/i18n/format-date";
import { formatPrice } from "~/i18n/format-number";
import type { TextKey } from "~/i18n/text-keys";
import { cardOffer } from "~/rules/card-offer";
import type { IconName } from "~/rules/icon-names";
import type { Game } from "~contract/entities/game";
import type { GameDetails } from "~contract/entities/game-details";
import { pixelCurrency } from "~contract/entities/wallet";
import { currencyGlyph } from "./currency-glyph";
import type { ViewContext } from "./view-context";

type GameItem = Game["gameItems"][number];

export type OfferView = {
  id: string;
  title: string;
  /** Null while it is free. */
  price: string | null;
  /** Nothing else is paid. */
  shown: { price: string; currency: string };
  /** The regular price, struck out. */
  oldPrice: string | null;
  glyph: IconName | null;
  freeUntil: string | null;
  /** The item's id where the player owns it. */
  owned: string | null;
  /** "closed" costs real money and no payment provider is set up. */
  state: "free" | "for-pixels" | "for-money" | "closed";
};

export const ITEM_TEXTS: Record<GameItem["type"], TextKey> = {
  FULL_VERSION: "offer.fullVersion",
  PAID_GAME: "offer.paidGame",
};

export function toOffers(game: GameDetails, ownedItemId: string | null, view: ViewContext): OfferView[] {
  return game.gameItems.map((item) => {
    const isOwned = item.itemId === ownedItemId;
    // Free days in the game's tags do not apply: the item has its own price.
    const { price, oldPrice, freeUntil } = cardOffer({ gameItems: [item], tags: [], multiplayer: false }, view.now);
    return {
      id: item.itemId,
      title: view.t(ITEM_TEXTS[item.type]),
      price: price && formatPrice(price),
      shown: { price: String(price?.amount ?? 0), currency: item.currency },
      oldPrice: oldPrice && formatPrice(oldPrice),
      glyph: currencyGlyph(item.currency),
      freeUntil: freeUntil && !isOwned ? view.t("offer.freeUntil", { date: formatDay(freeUntil, view.locale) }) : null,
      owned: view.placeholderOf?.(`owned.${game.gameId}.${item.itemId}`) ?? (isOwned ? item.itemId : null),
      state: stateOf(item.currency, price === null, game),
    };
  });
}

function stateOf(currency: string, isFree: boolean, { paymentProvider }: GameDetails): OfferView["state"] {
  if (isFree) return "free";
  if (pixelCurrency.safeParse(currency).success) return "for-pixels";
  return paymentProvider === null ? "closed" : "for-money";
}
