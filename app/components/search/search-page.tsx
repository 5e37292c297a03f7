import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { SearchPageView } from "~/view-models/search-page";
import { Pager } from "../ui/pager";
import { NoResults } from "./no-results";
import { RecentSearches } from "./recent-searches";
import { SearchFilters } from "./search-filters";
import { SearchForm } from "./search-form";
import { SearchMatches } from "./search-matches";
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
        <NoResults title={page.emptyTitle} popular={page.popular} />
      )}
      {pager && <Pager pager={pager} />}
    </>
  );
}
