import { useLoaderData } from "@remix-run/react";
import { LibraryPage } from "~/components/catalogue/library-page";
import type { loadRecentlyPlayed } from "~/server/library-page.server";

export { clearHistory as action } from "~/server/history-clearing.server";
export { loadRecentlyPlayed as loader } from "~/server/library-page.server";
export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";

export default function RecentlyPlayedPage() {
  const { library } = useLoaderData<typeof loadRecentlyPlayed>();
  return <LibraryPage library={library} />;
}
