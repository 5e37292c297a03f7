import { useText } from "~/i18n/use-text";
import type { EmptyView } from "~/view-models/discover-page";
import { PopularGames } from "../catalogue/popular-games";
import { ButtonLink } from "../ui/button-link";

type EmptyDiscoveryProps = { empty: EmptyView };

export function EmptyDiscovery({ empty: { last, popular } }: EmptyDiscoveryProps) {
  const t = useText();
  return (
    <>
      <section className="empty-state">
        <i className="triplet-dark" aria-hidden="true" />
        <h2 className="heading-small">{t("discover.emptyTitle")}</h2>
        <p>{t("discover.emptyText")}</p>
        {last && <ButtonLink href={last.href}>{last.removeLabel}</ButtonLink>}
      </section>
      <PopularGames heading={t("discover.popular")} games={popular} />
    </>
  );
}
