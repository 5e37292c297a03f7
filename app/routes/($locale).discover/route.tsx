import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TitledBlocks } from "~/components/catalogue/titled-blocks";
import { DiscoverPage } from "~/components/discover/discover-page";
import { OnlyOn } from "~/components/ui/only-on";
import { paths } from "~/paths";
import { hasAccountFilters, parseDiscoverQuery, toDiscoverQuery, withoutAccountFilters } from "~/rules/discover-query";
import { hasNoAccount } from "~/rules/section-visibility";
import { assertPageExists } from "~/server/page-param.server";
import { pageContext } from "~/server/page-context.server";
import { refuseTemplate } from "~/server/page-templates/template-scope.server";
import { publicSettings } from "~/server/public-settings.server";
import { loadSession } from "~/server/session.server";
import { toDiscoverDescription, toDiscoverPage } from "~/view-models/discover-page";
import { toDiscoverSections } from "~/view-models/discover-sections";
import { newsFeeds } from "~/view-models/news-feeds";
import { loadDiscoverConfiguration } from "./discover-configuration.server";
import { loadDiscoverFindings } from "./discover-findings.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["discover", "catalogue"]);
  const { api, requestApi, locale, url, t, view, redirectTo } = context;
  const { filters, isExact } = parseDiscoverQuery(url.searchParams);
  if (!isExact) throw redirect(paths.discover(locale, toDiscoverQuery(filters)), 301);
  const pendingSession = loadSession(args.context, requestApi);
  if (hasAccountFilters(filters) && hasNoAccount((await pendingSession).status)) {
    throw redirectTo(paths.discover(locale, toDiscoverQuery(withoutAccountFilters(filters))));
  }
  const [found, configuration, session] = await Promise.all([
    loadDiscoverFindings(filters, locale, context),
    loadDiscoverConfiguration(api, filters, locale),
    pendingSession,
  ]);
  if (configuration?.dependsOnCountry || hasAccountFilters(filters)) refuseTemplate();
  assertPageExists(found.pagination);
  const sections = configuration && toDiscoverSections(configuration, session.status, view, found.games.length);
  const feeds = newsFeeds(t, publicSettings.brandName);
  const description = { ...toDiscoverDescription(filters, found, view), feeds };
  const hasAccount = session.status === "authenticated";
  const discoverPage = toDiscoverPage(filters, { ...found, hasAccount }, view);
  return context.page({ discoverPage, sections: sections ?? [] }, description);
}

export default function DiscoverRoute() {
  const { discoverPage, sections } = useLoaderData<typeof loader>();
  return (
    <div className="page-width">
      <DiscoverPage page={discoverPage} />
      {sections.map(({ id, devices, ...section }) => (
        <OnlyOn key={id} devices={devices}>
          <TitledBlocks id={`shelf-${id}`} {...section} />
        </OnlyOn>
      ))}
    </div>
  );
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
