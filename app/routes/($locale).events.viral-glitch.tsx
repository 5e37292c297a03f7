import type { LoaderFunctionArgs } from "@remix-run/node";
import { GameJamPage } from "~/components/events/game-jam-page";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-failure.server";
import { publicSettings } from "~/server/public-settings.server";

export function loader(args: LoaderFunctionArgs) {
  const { t, page } = pageContext(args, ["pages"]);
  if (!publicSettings.event.isOn) throw notFound();
  const path = "/events/viral-glitch/";
  return page({}, { title: t("gameJam.title"), description: t("gameJam.description"), path });
}

export default GameJamPage;

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";
export { PageErrorBoundary as ErrorBoundary } from "~/components/error/page-error-boundary";
