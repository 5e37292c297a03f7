import { formatReward, groupDigits } from "~/i18n/format-number";
import { stickerAmount, tipAmounts } from "~/rules/support-amounts";
import type { IconName } from "~/rules/icon-names";
import { MAX_TIP_AMOUNT } from "~contract/calls/spending";
import type { GameDetails } from "~contract/entities/game-details";
import type { Sticker } from "~contract/entities/sticker";
import type { PixelCurrency } from "~contract/entities/wallet";
import { currencyGlyph } from "./currency-glyph";
import type { ViewContext } from "./view-context";

export type StickerView = {
  id: string;
  title: string;
  note: string | null;
  art: string | null;
  price: string;
  glyph: IconName | null;
  given: string | null;
  /** What the form sends beside the id; null where it cannot be given. */
  shownPrice: string | null;
};

export type TipView = { currency: PixelCurrency; amounts: { value: number; label: string }[]; max: number };

export type SupportView = {
  tip: TipView | null;
  stickers: StickerView[];
  received: { label: string; value: string }[];
};

export type SupportData = { game: GameDetails; stickers: Sticker[] | null };

export function toSupport({ game, stickers }: SupportData, view: ViewContext): SupportView | null {
  const tip = toTip(game);
  const views = toStickers(game, stickers ?? [], view);
  const received = toReceived(game, view);
  if (tip === null && views.length === 0 && received.length === 0) return null;
  return { tip, stickers: views, received };
}

function toTip({ tippingEnabled, tippingAmount, tippingCurrency }: GameDetails): TipView | null {
  const currency = tippingCurrency ?? "RPX";
  if (!tippingEnabled || currency === "USD") return null;
  const amounts = tipAmounts(tippingAmount, MAX_TIP_AMOUNT);
  return {
    currency,
    amounts: amounts.map((value) => ({ value, label: formatReward({ amount: value, currency }) })),
    max: MAX_TIP_AMOUNT,
  };
}

/** Available stickers first, then received ones that are no longer available. */
function toStickers(game: GameDetails, offered: readonly Sticker[], view: ViewContext): StickerView[] {
  const givable = game.tippingEnabled ? offered : [];
  const ids = new Set(givable.map(({ stickerId }) => stickerId));
  const former = game.receivedStickers.filter(({ stickerId }) => !ids.has(stickerId));
  const usesOf = new Map(game.receivedStickers.map(({ stickerId, uses }) => [stickerId, uses]));
  return [...givable, ...former].map((sticker) => ({
    id: sticker.stickerId,
    title: sticker.title,
    note: sticker.note?.trim() ? sticker.note : null,
    art: sticker.cover?.coverUrl ?? null,
    price: formatReward(sticker),
    glyph: currencyGlyph(sticker.currency),
    given: givenText(usesOf.get(sticker.stickerId) ?? 0, view),
    shownPrice:
      ids.has(sticker.stickerId) && isPayable(sticker, game) ? `${String(sticker.amount)} ${sticker.currency}` : null,
  }));
}

/** Real money requires a payment provider. */
function isPayable({ currency }: Sticker, { paymentProvider }: GameDetails): boolean {
  return currency !== "USD" || paymentProvider !== null;
}

function givenText(uses: number, { t }: ViewContext): string | null {
  return uses > 0 ? t("support.given", { uses: groupDigits(uses) }) : null;
}

function toReceived({ receivedStickers, receivedRpxAmount }: GameDetails, { t }: ViewContext) {
  const stickers = stickerAmount(receivedStickers);
  return [
    ...(stickers > 0 ? [{ label: t("support.receivedStickers"), value: groupDigits(stickers) }] : []),
    ...(receivedRpxAmount > 0
      ? [{ label: t("support.receivedTips"), value: formatReward({ amount: receivedRpxAmount, currency: "RPX" }) }]
      : []),
  ];
}
