import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LibraryPage } from "~/components/catalogue/library-page";
import { LIBRARY_PAGE_SIZE, libraryPage, libraryTypeOf } from "~/server/library-page.server";
import { pageContext } from "~/server/page-context.server";
import { choiceParam, pageParam, searchParam } from "~/server/page-param.server";
import { requireAccount } from "~/server/protected-page.server";
import { FAVORITE_SORTS, FAVORITE_TYPES, type FavoriteQuery } from "~/view-models/library-page";
import { listFavorites, MAX_FAVORITE_SEARCH } from "~contract/calls/library";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["catalogue"]);
  await requireAccount(args, context);
  const type = libraryTypeOf(args, FAVORITE_TYPES);
  const filters = readFilters(context.url);
  const query = { locale: context.locale, type, page: pageParam(context.url), pageSize: LIBRARY_PAGE_SIZE, ...filters };
  const { favorites: entries, pagination } = await context.callApi(listFavorites, { query });
  return libraryPage(context, { kind: "favorites", type }, { entries, pagination }, filters);
}

function readFilters(url: URL): FavoriteQuery {
  const search = searchParam(url, MAX_FAVORITE_SEARCH);
  return { search: search || undefined, sort: choiceParam(url, "sort", FAVORITE_SORTS) };
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function FavoritesPage() {
  const { library } = useLoaderData<typeof loader>();
  return <LibraryPage library={library} />;
}
