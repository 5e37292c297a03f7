import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { UsageReport } from "~/components/desk/usage-report";
import { deskPaths } from "~/desk-paths";
import { DEFAULT_LOCALE } from "~/i18n/locales";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { reportDays } from "~/server/report-days.server";
import { toUsageReport } from "~/view-models/desk/usage-report";
import { getReport } from "~contract/calls/desk-statistics";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, page, t, url, view } = context;
  const report = await callApi(getReport, { query: reportDays(url) });
  const description = { title: t("desk.statistics"), description: t("site.description"), noindex: true };
  return page({ report: toUsageReport(report, view) }, { ...description, path: deskPaths.statistics(DEFAULT_LOCALE) });
}

export { pageHeaders as headers } from "~/server/page-headers";
export { pageMeta as meta } from "~/view-models/page-meta";

export default function StatisticsRoute() {
  const { report } = useLoaderData<typeof loader>();
  return <UsageReport report={report} />;
}
