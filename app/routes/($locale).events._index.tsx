import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EventsPage } from "~/components/events/events-page";
import { EMPTY_FEED, loadGameJamFeed } from "~/server/event-feed.server";
import { pageContext } from "~/server/page-context.server";
import { loadSite } from "~/server/site.server";

export async function loader(args: LoaderFunctionArgs) {
  const { t, page, api, view } = pageContext(args, ["pages", "catalogue"]);
  const { isEventOn: isOn } = await loadSite(args.request);
  const feed = isOn ? await loadGameJamFeed(api, view) : EMPTY_FEED;
  const description = { title: t("events.heading"), description: t("events.description"), path: "/events/" };
  return page({ feed, isOn }, { ...description, noindex: !isOn });
}

export default function EventsRoute() {
  const { feed, isOn } = useLoaderData<typeof loader>();
  return <EventsPage feed={feed} isOn={isOn} />;
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
