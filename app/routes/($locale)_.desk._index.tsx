import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeskHome } from "~/components/desk/desk-home";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { secondary } from "~/server/secondary.server";
import { toDeskHome } from "~/view-models/desk/desk-home";
import { getHealth } from "~contract/calls/desk-health";
import { readSetup } from "~contract/calls/desk-setup";
import { listAuditEntries } from "~contract/calls/desk-staff";

const SHOWN_CHANGES = 8;

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  const profile = await openDesk(args, context);
  const { api, page, t, view } = context;
  const mayRead = profile.permissions.includes("audit-log:read");
  const maySeeHealth = profile.permissions.includes("health:read");
  const [setup, log, health] = await Promise.all([
    secondary(api, (call) => call(readSetup)),
    mayRead ? secondary(api, (call) => call(listAuditEntries, { query: { pageSize: SHOWN_CHANGES } })) : undefined,
    maySeeHealth ? secondary(api, (call) => call(getHealth)) : undefined,
  ]);
  const home = toDeskHome({ profile, setup, log, health }, view);
  const description = { title: t("desk.title"), description: t("site.description"), noindex: true };
  return page({ home }, { ...description, path: deskPaths.home(DEFAULT_LOCALE) });
}

export { revalidateUnlessFailed as shouldRevalidate } from "~/rules/revalidation";
export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function DeskHomeRoute() {
  const { home } = useLoaderData<typeof loader>();
  return <DeskHome home={home} />;
}
