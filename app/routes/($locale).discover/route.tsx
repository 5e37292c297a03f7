import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DiscoverPage } from "~/components/discover/discover-page";
import { paths } from "~/paths";
import { readDiscoverAddress, toDiscoverAddress } from "~/rules/discover-address";
import { assertPageExists } from "~/server/asked-page.server";
import { pageContext } from "~/server/page-context.server";
import { toDiscoverDescription, toDiscoverPage } from "~/view-models/discover-page";
import { findDiscovered } from "./discover-findings.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["discover"]);
  const { ask, api, locale, url, view } = context;
  const { filters, isExact } = readDiscoverAddress(url.searchParams);
  if (!isExact) throw redirect(paths.discover(locale, toDiscoverAddress(filters)), 301);
  const found = await findDiscovered(filters, locale, ask, api);
  assertPageExists(found.pagination);
  return context.page({ discoverPage: toDiscoverPage(filters, found, view) }, toDiscoverDescription(filters, view));
}

export default function DiscoverRoute() {
  const { discoverPage } = useLoaderData<typeof loader>();
  return (
    <div className="in">
      <DiscoverPage page={discoverPage} />
    </div>
  );
}

export { refreshUnlessRefused as shouldRevalidate } from "~/rules/page-refresh";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
