import type { ClaimView } from "~/view-models/sections/claim";
import { Icon } from "../ui/icon";
import { ClaimCountdown } from "./claim-countdown";

type ClaimTimesProps = { claim: ClaimView };

export function ClaimTimes({ claim: { price, when, startsAtMs } }: ClaimTimesProps) {
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
