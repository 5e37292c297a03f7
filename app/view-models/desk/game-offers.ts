import { formatPrice } from "~/i18n/format-number";
import { LANGUAGE_TAGS } from "~/i18n/locales";
import type { TextKey } from "~/i18n/text-keys";
import type { GameContent } from "~contract/entities/game-content";
import { paymentProviderName, type PaymentProviderName } from "~contract/entities/game-details";
import { gameItemType } from "~contract/entities/game-item";
import { fractionDigitsOf, type ItemOffer } from "~contract/entities/game-offer";
import { pixelCurrency, type PixelCurrency } from "~contract/entities/wallet";
import { ITEM_TEXTS } from "../offer";
import type { OptionView } from "../select";
import type { ViewContext } from "../view-context";
import { toMomentField } from "./moment-field";
import { CURRENCY_LABELS } from "./quest-labels";

export type OfferFieldsView = Record<
  "type" | "title" | "summary" | "price" | "discountedPrice" | "currency" | "startsAt" | "endsAt",
  string
> & { isOffered: boolean };

export type GameOffersView = {
  items: OfferFieldsView[];
  currencies: OptionView[];
  provider: string;
  providers: OptionView[];
};

const FIRST_CURRENCY: PixelCurrency = "RPX";

/** Those that portals in our languages sell in; one that a game has besides stays a choice. */
const MONEY = ["USD", "EUR", "GBP", "BRL", "PLN", "TRY", "RUB", "CAD", "AUD", "JPY"];

/** Trademarks. */
export const PROVIDER_NAMES: Record<PaymentProviderName, string> = { STRIPE: "Stripe", XSOLLA: "Xsolla" };

type Sold = Pick<GameContent, "offers" | "paymentProvider">;

export function toGameOffers({ offers, paymentProvider }: Sold, view: ViewContext): GameOffersView {
  const names = new Intl.DisplayNames(LANGUAGE_TAGS[view.locale], { type: "currency" });
  const stored = gameItemType.options.flatMap((type) => offers[type]?.currency ?? []);
  const money = [...new Set([...MONEY, ...stored])].filter((code) => !pixelCurrency.safeParse(code).success);
  return {
    items: gameItemType.options.map((type) => ({
      ...{ type, title: view.t(ITEM_TEXTS[type]) },
      ...toFields(offers[type], view.t("desk.notForSale")),
    })),
    currencies: [
      ...pixelCurrency.options.map((value) => ({ value, label: CURRENCY_LABELS[value] })),
      ...money.map((value) => ({ value, label: `${value}: ${names.of(value) ?? value}` })),
    ],
    provider: paymentProvider ?? "",
    providers: [
      { value: "", label: view.t("desk.noProvider") },
      ...paymentProviderName.options.map((value) => ({ value, label: PROVIDER_NAMES[value] })),
    ],
  };
}

function toFields(offer: ItemOffer | null, notForSale: string): Omit<OfferFieldsView, "type" | "title"> {
  if (!offer) {
    const empty = { price: "", discountedPrice: "", startsAt: "", endsAt: "" };
    return { ...empty, isOffered: false, currency: FIRST_CURRENCY, summary: notForSale };
  }
  const { price, discountedPrice, currency, claim } = offer;
  const digits = fractionDigitsOf(currency);
  const units = (amount: number) => amount / 10 ** digits;
  return {
    ...{ isOffered: true, currency, price: units(price).toFixed(digits) },
    discountedPrice: discountedPrice === null ? "" : units(discountedPrice).toFixed(digits),
    ...{ startsAt: toMomentField(claim?.startsAt), endsAt: toMomentField(claim?.endsAt) },
    summary: formatPrice({ amount: units(discountedPrice ?? price), currency }),
  };
}

/** In the audit log. */
export const OFFER_FIELD_TEXTS: Record<string, TextKey | undefined> = {
  price: "desk.price",
  discountedPrice: "desk.discountedPrice",
  claimStartsAt: "desk.claimStartsAt",
  claimEndsAt: "desk.claimEndsAt",
};
