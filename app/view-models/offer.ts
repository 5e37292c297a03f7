import { formatDay } from "~/i18n/format-date";
import { formatPrice } from "~/i18n/format-price";
import type { TextKey } from "~/i18n/text-keys";
import { cardOffer } from "~/rules/card-offer";
import type { IconName } from "~/rules/icon-names";
import type { Game } from "~contract/entities/game";
import type { GameDetails } from "~contract/entities/game-details";
import { pixelCurrency } from "~contract/entities/wallet";
import { currencyGlyph } from "./currency-glyph";
import type { ViewContext } from "./view-context";

type GameItem = Game["gameItems"][number];

/** Something of a game that one can have. */
export type OfferView = {
  id: string;
  title: string;
  /** What it costs now; null while it is free. */
  price: string | null;
  /** What it costs otherwise, to be struck out. */
  oldPrice: string | null;
  glyph: IconName | null;
  freeUntil: string | null;
  /** "closed" costs real money, and nobody is set up to take it. */
  state: "owned" | "free" | "for-pixels" | "for-money" | "closed";
};

const ITEM_TEXTS: Record<GameItem["type"], TextKey> = {
  FULL_VERSION: "offer.fullVersion",
  PAID_GAME: "offer.paidGame",
};

/** The items of a game with what they cost the viewer now. */
export function toOffers(game: GameDetails, ownedItemId: string | null, view: ViewContext): OfferView[] {
  return game.gameItems.map((item) => {
    const isOwned = item.itemId === ownedItemId;
    // What the game's tags say of free days is no claim: the item itself has a price.
    const { price, oldPrice, freeUntil } = cardOffer({ gameItems: [item], tags: [], multiplayer: false }, view.now);
    return {
      id: item.itemId,
      title: view.t(ITEM_TEXTS[item.type]),
      price: price && formatPrice(price),
      oldPrice: oldPrice && formatPrice(oldPrice),
      glyph: currencyGlyph(item.currency),
      freeUntil: freeUntil && !isOwned ? view.t("offer.freeUntil", { date: formatDay(freeUntil, view.locale) }) : null,
      state: isOwned ? "owned" : stateOf(item.currency, price === null, game),
    };
  });
}

function stateOf(currency: string, isFree: boolean, { paymentProvider }: GameDetails): OfferView["state"] {
  if (isFree) return "free";
  if (pixelCurrency.safeParse(currency).success) return "for-pixels";
  return paymentProvider === null ? "closed" : "for-money";
}
