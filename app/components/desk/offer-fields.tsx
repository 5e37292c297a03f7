import { useText } from "~/i18n/use-text";
import type { DeskFormResult } from "~/view-models/desk/desk-form-result";
import type { GameOffersView, OfferFieldsView } from "~/view-models/desk/game-offers";
import { optionLabel } from "~/view-models/select";
import { DeskCheckbox } from "./desk-choices";
import { DeskField, DeskSelect, type Theirs } from "./desk-field";
import { FieldDetails } from "./field-details";

type OfferFieldsProps = {
  offers: GameOffersView;
  result: DeskFormResult | undefined;
  isConflict: boolean;
  theirs: Theirs;
};

/** For how much a game's items are sold; those that are not for sale are closed. */
export function OfferFields({ offers, result, isConflict, theirs }: OfferFieldsProps) {
  const t = useText();
  const { items, currencies, provider, providers } = offers;
  return (
    <div role="group" aria-labelledby="offers" className="desk-form desk-group">
      <h3 id="offers">{t("desk.offers")}</h3>
      <p className="field-help">{t("desk.offersText")}</p>
      {items.map((item) => {
        const name = `offers.${item.type}`;
        return (
          <FieldDetails
            key={item.type}
            title={item.title}
            note={item.summary}
            isOpen={item.isOffered || isConflict}
            {...{ name, result }}
          >
            <ItemFields {...{ item, name, currencies, isConflict, theirs }} />
          </FieldDetails>
        );
      })}
      <DeskSelect
        name="paymentProvider"
        label={t("desk.paymentProvider")}
        help={t("desk.paymentProviderHelp")}
        options={providers}
        saved={provider}
        theirs={theirs(optionLabel(providers, provider))}
      />
    </div>
  );
}

type ItemFieldsProps = Pick<GameOffersView, "currencies"> &
  Pick<OfferFieldsProps, "isConflict" | "theirs"> & { item: OfferFieldsView; name: string };

function ItemFields({ item, name, currencies, isConflict, theirs }: ItemFieldsProps) {
  const t = useText();
  const { price, discountedPrice, currency, startsAt, endsAt } = item;
  return (
    <>
      <DeskCheckbox
        name={`${name}.isOffered`}
        label={t("desk.isOffered")}
        isChecked={item.isOffered}
        isConflict={isConflict}
      />
      <div className="desk-pair">
        <DeskField
          name={`${name}.price`}
          label={t("desk.price")}
          help={t("desk.priceHelp")}
          saved={price}
          theirs={theirs(price)}
          inputMode="decimal"
        />
        <DeskSelect
          name={`${name}.currency`}
          label={t("desk.currency")}
          options={currencies}
          saved={currency}
          theirs={theirs(optionLabel(currencies, currency))}
        />
      </div>
      <DeskField
        name={`${name}.discountedPrice`}
        label={t("desk.discountedPrice")}
        help={t("desk.discountedPriceHelp")}
        saved={discountedPrice}
        theirs={theirs(discountedPrice)}
        inputMode="decimal"
      />
      <div className="desk-pair">
        <DeskField
          name={`${name}.claim.startsAt`}
          type="datetime-local"
          label={t("desk.claimStartsAt")}
          help={t("desk.claimStartsAtHelp")}
          saved={startsAt}
          theirs={theirs(startsAt)}
        />
        <DeskField
          name={`${name}.claim.endsAt`}
          type="datetime-local"
          label={t("desk.claimEndsAt")}
          saved={endsAt}
          theirs={theirs(endsAt)}
        />
      </div>
    </>
  );
}
