import type { FeedSectionOf } from "~/view-models/home-feed";
import { ClaimTimes } from "./claim-times";
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
