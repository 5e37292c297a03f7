import type { TextKey, Translate } from "~/i18n/text-keys";
import { gameFeatures, type GameFeatures } from "~contract/entities/game-content";
import type { OptionView } from "../select";
import { CURRENCY_LABELS } from "./quest-labels";

/** By the names that they have in the log. */
export const FEATURE_TEXTS = {
  "features.maxPlayers": "desk.maxPlayers",
  "features.savesEnabled": "desk.savesEnabled",
  "features.preloadingAllowed": "desk.preloadingAllowed",
  "features.autoLoadEnabled": "desk.autoLoadEnabled",
  "features.tippingEnabled": "desk.tippingEnabled",
  "features.tippingAmount": "desk.tippingAmount",
  "features.tippingCurrency": "desk.tippingCurrency",
} satisfies Record<`features.${keyof GameFeatures}`, TextKey>;

const BOXES = ["savesEnabled", "preloadingAllowed", "autoLoadEnabled", "tippingEnabled"] as const;
const ROOM_SIZES = [2, 3, 4];

export type GameFeaturesView = {
  maxPlayers: string;
  roomSizes: OptionView[];
  boxes: { name: string; label: string; isChecked: boolean }[];
  tippingAmount: string;
  tippingCurrency: string;
  currencies: OptionView[];
};

export function toGameFeatures(features: GameFeatures, t: Translate): GameFeaturesView {
  const { maxPlayers, tippingAmount, tippingCurrency } = features;
  return {
    maxPlayers: maxPlayers === null ? "" : String(maxPlayers),
    roomSizes: [
      { value: "", label: t("desk.onePlayer") },
      ...ROOM_SIZES.map((size) => ({ value: String(size), label: roomText(size, t) })),
    ],
    boxes: BOXES.map((name) => ({
      ...{ name: `features.${name}`, label: t(FEATURE_TEXTS[`features.${name}`]) },
      isChecked: features[name],
    })),
    tippingAmount: tippingAmount === null ? "" : String(tippingAmount),
    ...{
      tippingCurrency,
      currencies: gameFeatures.shape.tippingCurrency.options.map((value) => ({ value, label: CURRENCY_LABELS[value] })),
    },
  };
}

export function roomText(size: number, t: Translate): string {
  return t("desk.roomOf", { max: size });
}
