import { Link, useNavigation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import { coverLoading } from "~/rules/cover-loading";
import type { ActiveFilterView } from "~/view-models/discover-chips";
import type { DiscoverPageView, EmptyView } from "~/view-models/discover-page";
import { PopularGames } from "../catalogue/popular-games";
import { ChallengeCard } from "../challenge/challenge-card";
import { MissingPart } from "../error/missing-part";
import { GameCard } from "../game/game-card";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import { Pager } from "../ui/pager";
import { Select } from "../ui/select";
import { DiscoverForm } from "./discover-form";
import { useFilterForm } from "./use-filter-form";

type DiscoverPageProps = { page: DiscoverPageView };

const FORM_ID = "filters";

export function DiscoverPage({ page }: DiscoverPageProps) {
  const t = useText();
  const { form, onChange, onSubmit } = useFilterForm(page);
  const { sort } = page.form;
  const isLoading = useNavigation().state !== "idle";
  return (
    <>
      <header className="page-header">
        <div>
          <h1>{t("discover.heading")}</h1>
          <p role="status">{page.count}</p>
        </div>
      </header>
      <nav className="tabs" aria-label={t("discover.lists")}>
        {page.tabs.map(({ label, href, isCurrent, number }) => (
          <Link key={label} to={href} aria-current={isCurrent ? "page" : undefined}>
            {label}
            {number !== null && <span className="tab-count">{number}</span>}
          </Link>
        ))}
      </nav>
      <div className="discover">
        <input type="checkbox" id="filters-shown" className="visually-hidden" />
        <label className="button" htmlFor="filters-shown">
          {t("discover.filters")}
          {page.filters.length > 0 && <span className="badge">{page.filters.length}</span>}
        </label>
        <DiscoverForm id={FORM_ID} formRef={form} page={page} onChange={onChange} onSubmit={onSubmit} />
        <div className="discover-sort">
          <Select
            form={FORM_ID}
            name={sort.name}
            aria-label={sort.label}
            options={sort.options}
            defaultValue={sort.chosen}
            data-chosen={sort.chosen}
            onChange={onChange}
          />
        </div>
        {page.filters.length > 0 && <ActiveFilters filters={page.filters} clearHref={page.clearHref} />}
        <div className="discover-list" aria-busy={isLoading}>
          {page.isUnavailable && <MissingPart text={t("error.notOfferedHeading")} />}
          {page.empty && <EmptyDiscovery empty={page.empty} />}
          {!page.isUnavailable && !page.empty && <DiscoverList page={page} />}
          {page.pager && <Pager pager={page.pager} />}
        </div>
      </div>
    </>
  );
}

type ActiveFiltersProps = { filters: ActiveFilterView[]; clearHref: string };

function ActiveFilters({ filters, clearHref }: ActiveFiltersProps) {
  const t = useText();
  return (
    <ul className="chips" aria-label={t("discover.activeFilters")}>
      {filters.map(({ id, label, href, removeLabel }) => (
        <li key={id}>
          <Link className="chip chip--on" to={href} aria-label={removeLabel} preventScrollReset>
            {label}
            <Icon name="x" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <ButtonLink href={clearHref} variant="text">
          {t("discover.clear")}
        </ButtonLink>
      </li>
    </ul>
  );
}

type DiscoverListProps = { page: Pick<DiscoverPageView, "games" | "challenges"> };

function DiscoverList({ page: { games, challenges } }: DiscoverListProps) {
  const t = useText();
  return (
    <section
      className={games.length > 0 ? "card-grid--4 card-grid" : "card-grid--2 card-grid"}
      aria-labelledby="results"
    >
      <h2 className="visually-hidden" id="results">
        {t("discover.results")}
      </h2>
      {games.map((game, index) => (
        <GameCard key={game.id} game={game} coverLoading={coverLoading(index)} />
      ))}
      {challenges.map((challenge, index) => (
        <ChallengeCard key={challenge.id} challenge={challenge} coverLoading={coverLoading(index)} />
      ))}
    </section>
  );
}

type EmptyDiscoveryProps = { empty: EmptyView };

function EmptyDiscovery({ empty: { last, popular } }: EmptyDiscoveryProps) {
  const t = useText();
  return (
    <>
      <section className="empty-state">
        <i className="triplet-dark" aria-hidden="true" />
        <h2 className="heading-small">{t("discover.emptyTitle")}</h2>
        <p>{t(last ? "discover.emptyText" : "list.nothingYet")}</p>
        {last && <ButtonLink href={last.href}>{last.removeLabel}</ButtonLink>}
      </section>
      <PopularGames heading={t("discover.popular")} games={popular} />
    </>
  );
}
