import type { Sticker } from "~contract/entities/sticker";
import type { GameDetails } from "~contract/entities/game-details";
import { pixelCurrency, type PixelCurrency } from "~contract/entities/wallet";
import type { PlaceholderOf } from "~/rules/placeholder";
import { toOffers, type OfferView } from "./offer";
import { toBalance, type BalanceView } from "./purchase-list";
import { toSupport, type SupportView } from "./support";
import type { ViewContext } from "./view-context";

/** Without a spender the page links to the login page. */
export type SpenderView = {
  /** Idempotency key of this rendering: sending the form twice pays once. */
  key: string;
  balances: BalanceView[] | null;
};

export type MoneyView = { spender: SpenderView | null; support: SupportView | null; offers: OfferView[] };

export type Spender = {
  key: string;
  balances: { currency: PixelCurrency; balance: number }[] | null;
  ownedItemId: string | null;
};

type MoneyData = { game: GameDetails; stickers: Sticker[] | null; spender: Spender | null };

export function toMoney({ game, stickers, spender }: MoneyData, view: ViewContext): MoneyView {
  return {
    spender: spender && view.placeholderOf ? toSpenderOfAll(game, view.placeholderOf) : toSpender(spender),
    support: toSupport({ game, stickers }, view),
    offers: toOffers(game, spender?.ownedItemId ?? null, view),
  };
}

function toSpender(spender: Spender | null): SpenderView | null {
  return spender && { key: spender.key, balances: spender.balances?.map(toBalance) ?? null };
}

/** Of a page template: each wallet has all currencies. */
function toSpenderOfAll({ gameItems, tippingEnabled }: GameDetails, placeholderOf: PlaceholderOf): SpenderView {
  const balances = pixelCurrency.options.map((currency) => ({
    ...toBalance({ currency, balance: 0 }),
    amount: placeholderOf(`balance.${currency}`),
  }));
  return { key: placeholderOf("spend.key"), balances: gameItems.length > 0 || tippingEnabled ? balances : null };
}
