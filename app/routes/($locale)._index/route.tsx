import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lazy, Suspense, type ComponentType } from "react";
import type { GamesToContinueProps } from "~/components/feed/games-to-continue";
import { HomeFeed } from "~/components/feed/home-feed";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { useText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { pageParam, assertPageExists } from "~/server/page-param.server";
import { readGridQuery } from "~/rules/grid-query";
import { filterGrid } from "~/server/filtered-grid.server";
import { loadGamesToContinue } from "~/server/games-to-continue.server";
import { loadFeed } from "~/server/home-feed.server";
import { pageContext } from "~/server/page-context.server";
import { refuseTemplate } from "~/server/page-templates/template-scope.server";
import { publicSettings } from "~/server/public-settings.server";
import { loadSession } from "~/server/session.server";
import { loadSite } from "~/server/site.server";
import { toHomeFeed } from "~/view-models/home-feed";
import { newsFeeds } from "~/view-models/news-feeds";
import { homeData } from "~/view-models/structured-data/home-data";

/** Visitors' scripts are without it: only who plays has something to continue. */
const GamesToContinue = lazy<ComponentType<GamesToContinueProps>>(() =>
  import("~/components/feed/games-to-continue").catch(() => ({ default: () => null })),
);

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["home"]);
  const { api, requestApi, view, t, url } = context;
  const page = pageParam(url);
  const [configuration, { status, gamesToContinue }, site] = await Promise.all([
    loadFeed(requestApi, view.locale, page),
    loadSession(args.context, requestApi).then(async ({ status }) => ({
      status,
      gamesToContinue: page === 0 ? await loadGamesToContinue(requestApi, status, view) : null,
    })),
    loadSite(args.request),
  ]);
  if (configuration?.dependsOnCountry) refuseTemplate();
  if (configuration) assertPageExists(configuration.pagination);
  const query = readGridQuery(url.searchParams);
  const filtered = configuration && (await filterGrid(api, configuration, query, view.locale));
  const feed = configuration && toHomeFeed(configuration, status, view, filtered);
  const title = page > 0 ? t("home.pagedTitle", { page: page + 1 }) : "";
  const description = {
    title,
    description: site.description[view.locale] ?? t("site.description"),
    path: paths.home(DEFAULT_LOCALE, page),
    structuredData: homeData(feed),
    feeds: newsFeeds(t, publicSettings.brandName),
  };
  return context.page({ feed, gamesToContinue }, description, { status: feed ? 200 : 503 });
}

export default function HomePage() {
  const { feed, gamesToContinue } = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <div className="page-width">
      <h1 className="visually-hidden">{t("home.heading")}</h1>
      {gamesToContinue && (
        <Suspense>
          <GamesToContinue {...gamesToContinue} />
        </Suspense>
      )}
      <HomeFeed feed={feed} />
    </div>
  );
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
