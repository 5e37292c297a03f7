import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomeFeed } from "~/components/feed/home-feed";
import { useText } from "~/i18n/use-text";
import { pageContext } from "~/server/page-context.server";
import { publicSettings } from "~/server/public-settings.server";
import { loadSession } from "~/server/session.server";
import { toHomeFeed } from "~/view-models/home-feed";
import { newsFeeds } from "~/view-models/news-feeds";
import { webSite } from "~/view-models/structured-data/web-site";
import { loadFeed } from "./load-feed.server";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args, ["home"]);
  const { requestApi, view, t } = context;
  const [configuration, session] = await Promise.all([
    loadFeed(requestApi, view.locale),
    loadSession(args.context, requestApi),
  ]);
  const feed = configuration && toHomeFeed(configuration, session.status, view);
  const description = {
    title: "",
    description: t("site.description"),
    path: "/",
    structuredData: [webSite],
    feeds: newsFeeds(t, publicSettings.brandName),
  };
  return context.page({ feed }, description, { status: feed ? 200 : 503 });
}

export default function HomePage() {
  const { feed } = useLoaderData<typeof loader>();
  const t = useText();
  return (
    <div className="in">
      <h1 className="vh">{t("home.heading")}</h1>
      <HomeFeed feed={feed} />
    </div>
  );
}

export { refreshUnlessRefused as shouldRevalidate } from "~/rules/page-refresh";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
