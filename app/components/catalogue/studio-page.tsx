import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { StudioPageView } from "~/view-models/studio-page";
import { FavoriteButton } from "../favorite/favorite-button";
import { Cover } from "../game/cover";
import { EmptyList } from "../ui/empty-list";
import { Icon } from "../ui/icon";
import { Pager } from "../ui/pager";
import { ChallengeSection } from "./challenge-section";
import { GameGrid } from "./game-grid";
import { PageHeader } from "./page-header";
import { StudioNews } from "./studio-news";

/** The panel beside the games; below 1000 px it is as wide as the page. */
const PICTURE_SIZES = "(max-width: 1000px) 100vw, 280px";

type StudioPageProps = { studio: StudioPageView };

export function StudioPage({ studio }: StudioPageProps) {
  const t = useText();
  const { id, name, favoriteId, description, games, pager, news, challenges } = studio;
  return (
    <div className="page-width">
      <PageHeader title={name} subtitle={t("studio.kind")}>
        <FavoriteButton kind="studio" id={id} name={name} favoriteId={favoriteId} look="button" />
      </PageHeader>
      {description !== null && <p className="studio-description">{description}</p>}
      <div className="studio-layout">
        <section aria-labelledby="studio-games">
          <h2 className="visually-hidden" id="studio-games">
            {t("studio.games")}
          </h2>
          {games.length > 0 ? <GameGrid games={games} /> : <EmptyList text={t("studio.empty")} />}
          {pager && <Pager pager={pager} />}
        </section>
        <StudioFacts studio={studio} />
      </div>
      <StudioNews news={news} />
      <ChallengeSection heading={t("list.challenges")} challenges={challenges} />
    </div>
  );
}

type StudioFactsProps = { studio: Pick<StudioPageView, "facts" | "links" | "picture"> };

function StudioFacts({ studio: { facts, links, picture } }: StudioFactsProps) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="studio-facts">
      {picture && <Cover picture={picture} shape="16:9" sizes={PICTURE_SIZES} loading="eager" />}
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
      {links.length > 0 && (
        <ul className="studio-links" aria-label={t("studio.links")}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a className="text-link" href={href} target="_blank" rel="noopener">
                {text}
                <Icon name="arrow-up-right" size="small" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
