import { Link, useNavigation } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { DiscoverPageView } from "~/view-models/discover-page";
import { MissingPart } from "../error/missing-part";
import { Pager } from "../ui/pager";
import { Select } from "../ui/select";
import { ActiveFilters } from "./active-filters";
import { DiscoverForm } from "./discover-form";
import { DiscoverList } from "./discover-list";
import { EmptyDiscovery } from "./empty-discovery";
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
