import { useText } from "~/i18n/use-text";
import type { GameCardView } from "~/view-models/game-card";
import { PopularGames } from "../catalogue/popular-games";

type FoundNothingProps = { title: string; popular: GameCardView[] };

export function NoResults({ title, popular }: FoundNothingProps) {
  const t = useText();
  return (
    <>
      <section className="empty-state">
        <i className="triplet-dark" aria-hidden="true" />
        <h2 className="heading-small">{title}</h2>
        <p>{t("searchPage.emptyText")}</p>
      </section>
      <PopularGames heading={t("searchPage.popular")} games={popular} />
    </>
  );
}
