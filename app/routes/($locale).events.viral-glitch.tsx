import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GameJamPage } from "~/components/events/game-jam-page";
import { loadGameJamFeed } from "~/server/event-feed.server";
import { pageContext } from "~/server/page-context.server";
import { loadSite } from "~/server/site.server";

export async function loader(args: LoaderFunctionArgs) {
  const { t, page, api, view } = pageContext(args, ["pages", "catalogue"]);
  const path = "/events/viral-glitch/";
  const [feed, { isEventOn }] = await Promise.all([loadGameJamFeed(api, view), loadSite(args.request)]);
  const description = { title: t("gameJam.title"), description: t("gameJam.description"), path };
  return page({ feed }, { ...description, noindex: !isEventOn });
}

export default function GameJamRoute() {
  const { feed } = useLoaderData<typeof loader>();
  return <GameJamPage feed={feed} />;
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
