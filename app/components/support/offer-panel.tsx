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
    <section className="panel support" aria-labelledby={id} data-offer>
      <h2 id={id} className="h3">
        {title}
      </h2>
      {state === "owned" ? (
        <p className="row">
          <Icon name="circle-check" />
          <span className="grow">{t("offer.owned")}</span>
          <Link className="lnk" to={paths.purchases(locale)}>
            {t("offer.toPurchases")}
          </Link>
        </p>
      ) : (
        <p className="cur wrap">
          {glyph && <Icon name={glyph} />}
          {oldPrice !== null && <s className="mut">{oldPrice}</s>} <b>{price}</b> {freeUntil}
        </p>
      )}
      {state === "closed" && (
        <>
          <Button disabled aria-describedby={`${id}-closed`}>
            {t("offer.notYet")}
          </Button>
          <p id={`${id}-closed`} className="sm mut">
            {t("offer.closed")}
          </p>
        </>
      )}
      {state !== "owned" && state !== "closed" && spender && (
        <OfferForm gameId={gameId} offer={offer} spendKey={spender.key} />
      )}
      {state !== "owned" && !spender && hasNoAccount(session.status) && (
        <a className="btn o" href={loginHref} rel="nofollow">
          {t("offer.logIn")}
        </a>
      )}
    </section>
  );
}
