import type { LoaderFunctionArgs } from "@remix-run/node";
import { useRootData } from "~/components/frame/use-root-data";
import { pageContext } from "~/server/page-context.server";

/** The frame without content, shown while there is no connection (decisions, "Paths"). */
export function loader(args: LoaderFunctionArgs) {
  const { t, page } = pageContext(args);
  return page({}, { title: "", description: t("site.description"), path: "/_app/", noindex: true });
}

export default function ShellPage() {
  return <h1 className="vh">{useRootData().publicSettings.brandName}</h1>;
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
