import type { LoaderFunctionArgs } from "@remix-run/node";
import { EventsPage } from "~/components/events/events-page";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-failure.server";
import { publicSettings } from "~/server/public-settings.server";

export function loader(args: LoaderFunctionArgs) {
  const { t, page } = pageContext(args, ["pages"]);
  if (!publicSettings.event.isOn) throw notFound();
  return page({}, { title: t("events.heading"), description: t("events.description"), path: "/events/" });
}

export default EventsPage;

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
