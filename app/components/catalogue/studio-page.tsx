import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { StudioFactView, StudioPageView } from "~/view-models/studio-page";
import { FavoriteButton } from "../favorite/favorite-button";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { ChallengeSection } from "./challenge-section";
import { GameGrid } from "./game-grid";
import { PageHeader } from "./page-header";

type StudioPageProps = { studio: StudioPageView };

export function StudioPage({ studio }: StudioPageProps) {
  const t = useText();
  const { id, name, favoriteId, facts, games, pager, challenges } = studio;
  return (
    <div className="page-width">
      <PageHeader title={name} subtitle={t("studio.kind")}>
        <FavoriteButton kind="studio" id={id} name={name} favoriteId={favoriteId} look="button" />
      </PageHeader>
      <div className="studio-layout">
        <section aria-labelledby="studio-games">
          <h2 className="visually-hidden" id="studio-games">
            {t("studio.games")}
          </h2>
          {games.length > 0 ? <GameGrid games={games} /> : <EmptyList text={t("studio.empty")} />}
          {pager && <Pager pager={pager} />}
        </section>
        <StudioFacts facts={facts} />
      </div>
      <ChallengeSection heading={t("list.challenges")} challenges={challenges} />
    </div>
  );
}

type StudioFactsProps = { facts: readonly StudioFactView[] };

function StudioFacts({ facts }: StudioFactsProps) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="studio-facts">
      <h2 className="heading-small" id="studio-facts">
        {t("studio.facts")}
      </h2>
      <dl className="facts">
        {facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {href === null ? (
                value
              ) : (
                <Link className="text-link" to={href}>
                  {value}
                </Link>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
