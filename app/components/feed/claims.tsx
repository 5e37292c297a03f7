import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useCountdown } from "~/browser/use-countdown";
import type { CountdownPart } from "~/rules/countdown";
import type { FeedSectionOf } from "~/view-models/home-feed";
import type { ClaimView } from "~/view-models/sections/claim";
import { Icon } from "../ui/icon";
import { PromoGrid } from "./promo-grid";
import { PromoPanel } from "./promo-panel";

type ClaimsProps = { section: FeedSectionOf<"CLAIM"> };

export function Claims({ section }: ClaimsProps) {
  return (
    <PromoGrid text={section} count={section.claims.length}>
      {section.claims.map((claim) => (
        <PromoPanel key={claim.id} promo={claim} icon="gift" isPrimary={claim.startsAtMs === null}>
          <ClaimTimes claim={claim} />
        </PromoPanel>
      ))}
    </PromoGrid>
  );
}

type ClaimTimesProps = { claim: ClaimView };

function ClaimTimes({ claim: { price, when, startsAtMs } }: ClaimTimesProps) {
  if (price === null && when === null) return null;
  return (
    <p className="promo-times">
      <Icon name={startsAtMs === null ? "t2" : "t3"} />
      <span className="price">
        {price !== null && <s>{price}</s>} {when}
      </span>
      {startsAtMs !== null && <ClaimCountdown startsAtMs={startsAtMs} />}
    </p>
  );
}

type ClaimCountdownProps = { startsAtMs: number };

function ClaimCountdown({ startsAtMs }: ClaimCountdownProps) {
  const { parts, isOver } = useCountdown(startsAtMs, 0);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isOver) revalidate();
  }, [isOver, revalidate]);
  return parts && <CountdownText parts={parts} />;
}

type CountdownTextProps = { parts: readonly CountdownPart[] };

function CountdownText({ parts }: CountdownTextProps) {
  const language = document.documentElement.lang || "en";
  const formatPart = ({ unit, value }: CountdownPart) =>
    new Intl.NumberFormat(language, { style: "unit", unit: unit.slice(0, -1), unitDisplay: "short" }).format(value);
  return (
    <span className="numeral" aria-hidden="true">
      {parts.map(formatPart).join(" ")}
    </span>
  );
}
