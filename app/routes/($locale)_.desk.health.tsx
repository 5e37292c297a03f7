import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HealthPage } from "~/components/desk/health-page";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { toHealthPage } from "~/view-models/desk/health-page";
import { getHealth, listHealthEvents } from "~contract/calls/desk-health";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { api, callApi, page, t, view } = context;
  // One after the other, so that what is found now is in what happened lately.
  const now = await callApi(getHealth);
  const lately = await secondary(api, (call) => call(listHealthEvents));
  const description = { title: t("desk.health"), description: t("site.description"), noindex: true };
  return page({ health: toHealthPage(now, lately, view) }, { ...description, path: deskPaths.health(DEFAULT_LOCALE) });
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function HealthRoute() {
  const { health } = useLoaderData<typeof loader>();
  return <HealthPage health={health} />;
}
