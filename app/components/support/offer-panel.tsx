import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { hasNoAccount } from "~/rules/section-visibility";
import type { SpenderView } from "~/view-models/money";
import type { OfferView } from "~/view-models/offer";
import { useLoginHref } from "../frame/use-login-href";
import { useRootData } from "../frame/use-root-data";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { OfferForm } from "./offer-form";

type OfferPanelProps = { gameId: string; offer: OfferView; spender: SpenderView | null };

export function OfferPanel({ gameId, offer, spender }: OfferPanelProps) {
  const t = useText();
  const loginHref = useLoginHref();
  const { locale, session } = useRootData();
  const { id, title, price, oldPrice, glyph, freeUntil, state } = offer;
  return (
    <section className="panel support-panel" aria-labelledby={id} data-offer>
      <h2 id={id} className="heading-small">
        {title}
      </h2>
      {state === "owned" ? (
        <p className="inline-row">
          <Icon name="circle-check" />
          <span className="fill-space">{t("offer.owned")}</span>
          <Link className="text-link" to={paths.purchases(locale)}>
            {t("offer.toPurchases")}
          </Link>
        </p>
      ) : (
        <p className="pixel-amount flex-wrap">
          {glyph && <Icon name={glyph} />}
          {oldPrice !== null && <s className="muted">{oldPrice}</s>} <b>{price}</b> {freeUntil}
        </p>
      )}
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
      {state !== "owned" && state !== "closed" && spender && (
        <OfferForm gameId={gameId} offer={offer} spendKey={spender.key} />
      )}
      {state !== "owned" && !spender && hasNoAccount(session.status) && (
        <a className="button button--outline" href={loginHref} rel="nofollow">
          {t("offer.logIn")}
        </a>
      )}
    </section>
  );
}
