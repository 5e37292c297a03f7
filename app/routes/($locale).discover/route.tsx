import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DiscoverPage } from "~/components/discover/discover-page";
import { paths } from "~/paths";
import { readDiscoverAddress, toDiscoverAddress } from "~/rules/discover-address";
import { assertPageExists } from "~/server/asked-page.server";
import { pageContext } from "~/server/page-context.server";
import { publicSettings } from "~/server/public-settings.server";
import { toDiscoverDescription, toDiscoverPage } from "~/view-models/discover-page";
import { newsFeeds } from "~/view-models/news-feeds";
import { findDiscovered } from "./discover-findings.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["discover"]);
  const { ask, api, locale, url, t, view } = context;
  const { filters, isExact } = readDiscoverAddress(url.searchParams);
  if (!isExact) throw redirect(paths.discover(locale, toDiscoverAddress(filters)), 301);
  const found = await findDiscovered(filters, locale, ask, api);
  assertPageExists(found.pagination);
  const feeds = newsFeeds(t, publicSettings.brandName);
  const description = { ...toDiscoverDescription(filters, found, view), feeds };
  return context.page({ discoverPage: toDiscoverPage(filters, found, view) }, description);
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
