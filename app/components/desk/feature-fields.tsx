import { useText } from "~/i18n/use-text";
import type { GameFeaturesView } from "~/view-models/desk/game-features";
import { optionLabel } from "~/view-models/select";
import { DeskCheckbox } from "./desk-choices";
import { DeskField, DeskSelect, type Theirs } from "./desk-field";

type FeatureFieldsProps = { features: GameFeaturesView; isConflict: boolean; theirs: Theirs };

/** How a game is played on the portal. */
export function FeatureFields({ features, isConflict, theirs }: FeatureFieldsProps) {
  const t = useText();
  const { maxPlayers, roomSizes, boxes, tippingAmount, tippingCurrency, currencies } = features;
  return (
    <div role="group" aria-labelledby="features" className="desk-form desk-group">
      <h3 id="features">{t("desk.features")}</h3>
      <DeskSelect
        name="features.maxPlayers"
        label={t("desk.maxPlayers")}
        help={t("desk.maxPlayersHelp")}
        options={roomSizes}
        saved={maxPlayers}
        theirs={theirs(optionLabel(roomSizes, maxPlayers))}
      />
      {boxes.map((box) => (
        <DeskCheckbox key={box.name} {...box} isConflict={isConflict} />
      ))}
      <div className="desk-pair">
        <DeskField
          name="features.tippingAmount"
          label={t("desk.tippingAmount")}
          help={t("desk.tippingAmountHelp")}
          saved={tippingAmount}
          theirs={theirs(tippingAmount)}
          inputMode="numeric"
        />
        <DeskSelect
          name="features.tippingCurrency"
          label={t("desk.tippingCurrency")}
          options={currencies}
          saved={tippingCurrency}
          theirs={theirs(optionLabel(currencies, tippingCurrency))}
        />
      </div>
    </div>
  );
}
