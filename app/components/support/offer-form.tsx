import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { OfferView } from "~/view-models/offer";
import { useCurrentPath } from "../frame/use-current-path";
import { Button } from "../ui/button";
import { SpendForm } from "./spend-form";

type OfferFormProps = { gameId: string; offer: OfferView; spendKey: string };

/** Real-money purchases redirect to the payment provider, with or without scripts. */
export function OfferForm({ gameId, offer: { id, title, price, state }, spendKey }: OfferFormProps) {
  const t = useText();
  const here = useCurrentPath();
  const label = price === null ? t("offer.claim") : t("offer.buy", { price });
  const fields = { gameId, itemId: id, key: spendKey };
  const button = (isBusy = false) => (
    <Button type="submit" isBusy={isBusy} aria-label={`${title}: ${label}`}>
      {label}
    </Button>
  );
  if (state !== "for-money") {
    return (
      <SpendForm label={title} route="purchases" action={paths.purchase} fields={fields}>
        {button}
      </SpendForm>
    );
  }
  return (
    <form role="none" method="post" action={paths.purchase}>
      {Object.entries({ ...fields, target: here }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {button()}
    </form>
  );
}
