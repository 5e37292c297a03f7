import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchPage } from "~/components/search/search-page";
import { paths } from "~/paths";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { toSearchDescription, toSearchPage } from "~/view-models/search-page";
import { loadSearchFindings } from "./search-findings.server";
import { readSearchQuery } from "./search-page-query";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["search"]);
  const { callApi, api, locale, url, view } = context;
  const { query, isExact } = readSearchQuery(url.searchParams);
  if (!isExact) throw redirect(paths.search(locale, query), 301);
  const found = await loadSearchFindings(query, locale, callApi, api);
  if (query.page > 0 && query.page >= found.pagination.totalPages) throw notFound();
  return context.page({ searchPage: toSearchPage(query, found, view) }, toSearchDescription(query, view));
}

export default function SearchRoute() {
  const { searchPage } = useLoaderData<typeof loader>();
  return (
    <div className="page-width">
      <SearchPage page={searchPage} />
    </div>
  );
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
