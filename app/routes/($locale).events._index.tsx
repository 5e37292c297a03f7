import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EventsPage } from "~/components/events/events-page";
import { loadGameJamFeed } from "~/server/event-feed.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-failure.server";
import { publicSettings } from "~/server/public-settings.server";

export async function loader(args: LoaderFunctionArgs) {
  const { t, page, api, view } = pageContext(args, ["pages", "catalogue"]);
  if (!publicSettings.event.isOn) throw notFound();
  const feed = await loadGameJamFeed(api, view);
  return page({ feed }, { title: t("events.heading"), description: t("events.description"), path: "/events/" });
}

export default function EventsRoute() {
  const { feed } = useLoaderData<typeof loader>();
  return <EventsPage feed={feed} />;
}

export { catalogueLinks as links } from "~/components/catalogue/catalogue-links";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
