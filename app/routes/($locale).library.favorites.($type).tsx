import { useLoaderData } from "@remix-run/react";
import { LibraryPage } from "~/components/catalogue/library-page";
import type { loadFavorites } from "~/server/library-page.server";

export { loadFavorites as loader } from "~/server/library-page.server";
export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function FavoritesPage() {
  const { library } = useLoaderData<typeof loadFavorites>();
  return <LibraryPage library={library} />;
}
