import type { LoaderFunctionArgs } from "@remix-run/node";
import { OfflinePage } from "~/components/error/offline-page";
import { pageContext } from "~/server/page-context.server";

/** The application shell (docs/product/addresses.md#application-shell). */
export function loader(args: LoaderFunctionArgs) {
  const { t, page } = pageContext(args, ["pages"]);
  return page({}, { title: "", description: t("site.description"), path: "/_app/", noindex: true });
}

export default OfflinePage;

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
