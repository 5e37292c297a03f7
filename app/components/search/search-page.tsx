import { Form, Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { GameCardView } from "~/view-models/game-card";
import type { LinkGroupView, LinkView, SearchPageView } from "~/view-models/search-page";
import { PopularGames } from "../catalogue/popular-games";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Pager } from "../ui/pager";
import { Select } from "../ui/select";
import { RecentSearches } from "./recent-searches";
import { SearchResult } from "./search-result";
import { useSearchHistory } from "./use-search-history";

type SearchPageProps = { page: SearchPageView };

export function SearchPage({ page }: SearchPageProps) {
  const t = useText();
  useSearchHistory(page.search);
  const { heading, gameCount, results, filters, also, pager } = page;
  return (
    <>
      <header className="section-head">
        <div>
          <h1>{heading}</h1>
          {gameCount !== null && <p>{gameCount}</p>}
        </div>
      </header>
      <SearchForm page={page} />
      {page.search === "" && <RecentSearches />}
      <p className="refine">
        <Link to={page.refineHref}>{t("searchPage.refine")}</Link>
      </p>
      {filters.length > 0 && <SearchFilters filters={filters} />}
      {also.length > 0 && <SearchMatches groups={also} />}
      {results.length > 0 ? (
        <section aria-labelledby="found-games">
          <h2 className="visually-hidden" id="found-games">
            {t("searchPage.games")}
          </h2>
          <ul className="search-results">
            {results.map((result, index) => (
              <SearchResult key={result.id} result={result} position={index} />
            ))}
          </ul>
        </section>
      ) : (
        <NoResults title={page.emptyTitle} text={page.emptyText} popular={page.popular} />
      )}
      {pager && <Pager pager={pager} />}
    </>
  );
}

type NoResultsProps = { title: string; text: string; popular: GameCardView[] };

function NoResults({ title, text, popular }: NoResultsProps) {
  const t = useText();
  return (
    <>
      <section className="empty-state">
        <i className="triplet-dark" aria-hidden="true" />
        <h2 className="heading-small">{title}</h2>
        <p>{text}</p>
      </section>
      <PopularGames heading={t("searchPage.popular")} games={popular} />
    </>
  );
}

type SearchFiltersProps = { filters: LinkView[] };

function SearchFilters({ filters }: SearchFiltersProps) {
  const t = useText();
  return (
    <ul className="chips chips--found">
      {filters.map(({ id, label, href }) => (
        <li key={id}>
          <Link className="chip chip--on" to={href} aria-label={t("searchPage.removeFilter", { name: label })}>
            {label}
            <Icon name="x" size="small" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

type SearchFormProps = { page: Pick<SearchPageView, "search" | "form"> };

function SearchForm({ page: { search, form } }: SearchFormProps) {
  const t = useText();
  const { name, label, chosen, options } = form.sort;
  return (
    <Form
      className="filter-bar"
      method="get"
      action={form.action}
      role="search"
      aria-label={t("searchPage.label")}
      key={`${search} ${chosen}`}
    >
      {form.hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="fill-space">
        <span className="visually-hidden">{t("searchPage.label")}</span>
        <input
          className="text-input"
          type="search"
          name="search"
          defaultValue={search}
          maxLength={200}
          enterKeyHint="search"
        />
      </label>
      <Select
        name={name}
        aria-label={label}
        options={options}
        defaultValue={chosen}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit">{t("searchPage.submit")}</Button>
    </Form>
  );
}

type SearchMatchesProps = { groups: LinkGroupView[] };

function SearchMatches({ groups }: SearchMatchesProps) {
  const t = useText();
  return (
    <section className="search-matches" aria-label={t("searchPage.alsoMatching")}>
      {groups.map(({ label, links }) => (
        <div key={label}>
          <h2 className="muted text-small">{label}</h2>
          <ul className="chips">
            {links.map((link) => (
              <li key={link.id}>
                <Link className="chip" to={link.href}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
