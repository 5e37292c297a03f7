import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { requestPaths } from "~/request-paths";
import { hasNoAccount } from "~/rules/section-visibility";
import type { SpenderView } from "~/view-models/money";
import type { OfferView } from "~/view-models/offer";
import { useCurrentPath } from "../frame/use-current-path";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { OwnChoice } from "../ui/own-choice";
import { SpendForm } from "./spend-form";

type OfferPanelProps = { gameId: string; offer: OfferView; spender: SpenderView | null };

export function OfferPanel(props: OfferPanelProps) {
  const { id, title, owned } = props.offer;
  return (
    <section className="panel support-panel" aria-labelledby={id} data-offer>
      <h2 id={id} className="heading-small">
        {title}
      </h2>
      <OwnChoice value={owned}>{(item) => (item === null ? <OpenOffer {...props} /> : <OwnedOffer />)}</OwnChoice>
    </section>
  );
}

function OwnedOffer() {
  const t = useText();
  const { locale } = useRootData();
  return (
    <p className="inline-row">
      <Icon name="circle-check" />
      <span className="fill-space">{t("offer.owned")}</span>
      <Link className="text-link" to={paths.purchases(locale)}>
        {t("offer.toPurchases")}
      </Link>
    </p>
  );
}

function OpenOffer({ gameId, offer, spender }: OfferPanelProps) {
  const t = useText();
  const loginHref = useLoginHref();
  const { session } = useRootData();
  const { id, price, oldPrice, glyph, freeUntil, state } = offer;
  return (
    <>
      <p className="pixel-amount flex-wrap">
        {glyph && <Icon name={glyph} />}
        {oldPrice !== null && <s className="muted">{oldPrice}</s>} <b>{price}</b> {freeUntil}
      </p>
      {state === "closed" && (
        <>
          <Button disabled aria-describedby={`${id}-closed`}>
            {t("offer.notYet")}
          </Button>
          <p id={`${id}-closed`} className="text-small muted">
            {t("offer.closed")}
          </p>
        </>
      )}
      {state !== "closed" && spender && <OfferForm gameId={gameId} offer={offer} spendKey={spender.key} />}
      {!spender && hasNoAccount(session.status) && (
        <a className="button button--outline" href={loginHref} rel="nofollow">
          {t("offer.logIn")}
        </a>
      )}
    </>
  );
}

type OfferFormProps = { gameId: string; offer: OfferView; spendKey: string };

/** Real-money purchases redirect to the payment provider, with or without scripts. */
function OfferForm({ gameId, offer: { id, title, price, shown, state }, spendKey }: OfferFormProps) {
  const t = useText();
  const currentPath = useCurrentPath();
  const label = price === null ? t("offer.claim") : t("offer.buy", { price });
  const fields = { gameId, itemId: id, key: spendKey, ...shown };
  const button = (isBusy = false) => (
    <Button type="submit" isBusy={isBusy} aria-label={`${title}: ${label}`}>
      {label}
    </Button>
  );
  if (state !== "for-money") {
    return (
      <SpendForm label={title} route="purchases" action={requestPaths.purchase} fields={fields}>
        {button}
      </SpendForm>
    );
  }
  return (
    <form role="none" method="post" action={requestPaths.purchase}>
      {Object.entries({ ...fields, target: currentPath }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {button()}
    </form>
  );
}
