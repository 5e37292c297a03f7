import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { LibraryPageView } from "~/view-models/library-page";
import { FavoriteButton } from "../favorite/favorite-button";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { ChallengeGrid } from "./challenge-grid";
import { FavoriteSearch } from "./favorite-search";
import { GameGrid } from "./game-grid";
import { HistoryClearing } from "./history-clearing";
import { PageHeader } from "./page-header";

type LibraryPageProps = { library: LibraryPageView };

export function LibraryPage({ library }: LibraryPageProps) {
  const t = useText();
  const { title, search, history, tabs, games, challenges, studios, emptyText, discoverHref, pager } = library;
  return (
    <div className="page-width">
      <PageHeader title={title} line={null} />
      <nav className="tabs tabs--list" aria-label={t("library.sections")}>
        {tabs.map(({ label, href, isCurrent }) => (
          <Link key={href} to={href} aria-current={isCurrent ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {search && (search.search !== "" || emptyText === null) && <FavoriteSearch form={search} />}
      {emptyText !== null && (
        <EmptyList text={emptyText}>
          <ButtonLink href={discoverHref}>{t("library.discover")}</ButtonLink>
        </EmptyList>
      )}
      {emptyText === null && <h2 className="visually-hidden">{title}</h2>}
      {games.length > 0 && <GameGrid games={games} />}
      {challenges.length > 0 && <ChallengeGrid challenges={challenges} />}
      {studios.length > 0 && (
        <ul className="card-grid">
          {studios.map(({ id, name, href, favoriteId }) => (
            <li key={id} className="inline-row">
              <Link className="text-link fill-space" to={href}>
                {name}
              </Link>
              <FavoriteButton kind="studio" id={id} name={name} favoriteId={favoriteId} />
            </li>
          ))}
        </ul>
      )}
      {history && <HistoryClearing {...history} />}
      {pager && <Pager pager={pager} />}
    </div>
  );
}
