import { Form, Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { FavoriteSearchView, HistoryEntryView, LibraryPageView } from "~/view-models/library-page";
import { FavoriteButton } from "../favorite/favorite-button";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";
import { EmptyList } from "../ui/empty-list";
import { Pager } from "../ui/pager";
import { Select } from "../ui/select";
import { ChallengeGrid } from "./challenge-grid";
import { GameGrid } from "./game-grid";
import { PageHeader } from "./page-header";

type LibraryPageProps = { library: LibraryPageView };

export function LibraryPage({ library }: LibraryPageProps) {
  const t = useText();
  const { title, search, history, tabs, games, challenges, studios, emptyText, discoverHref, pager } = library;
  return (
    <div className="page-width">
      <PageHeader title={title} subtitle={null} />
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

type FavoriteSearchProps = { form: FavoriteSearchView };

function FavoriteSearch({ form: { action, search, sort } }: FavoriteSearchProps) {
  const t = useText();
  return (
    <Form
      className="filter-bar filter-bar--favorites"
      method="get"
      action={action}
      role="search"
      aria-label={t("library.search")}
      key={`${search} ${sort.chosen}`}
    >
      <input
        className="text-input"
        type="search"
        name="search"
        defaultValue={search}
        aria-label={t("library.search")}
        placeholder={t("library.search")}
      />
      <Select
        name={sort.name}
        aria-label={sort.label}
        options={sort.options}
        defaultValue={sort.chosen}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit">{t("list.show")}</Button>
    </Form>
  );
}

type HistoryClearingProps = { action: string; entries: HistoryEntryView[] };

function HistoryClearing({ action, entries }: HistoryClearingProps) {
  const t = useText();
  return (
    <details className="history-clearing">
      <summary className="button">{t("library.clear")}</summary>
      <div className="panel">
        <p>{t("library.clearText")}</p>
        <ul>
          {entries.map(({ id, name }) => (
            <li key={id} className="inline-row">
              <span className="fill-space">{name}</span>
              <Form role="none" method="post" action={action} preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="outline">
                  {t("library.clearEntry")}
                  <span className="visually-hidden">: {name}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
        <details>
          <summary className="button">{t("library.clearAll")}</summary>
          <Form role="none" method="post" action={action}>
            <p>{t("library.clearAllText")}</p>
            <Button type="submit" variant="danger">
              {t("library.clearAllForGood")}
            </Button>
          </Form>
        </details>
      </div>
    </details>
  );
}
