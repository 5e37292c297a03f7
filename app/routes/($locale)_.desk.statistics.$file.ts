import type { LoaderFunctionArgs } from "@remix-run/node";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { reportDays } from "~/server/report-days.server";
import { toReportFile } from "~/view-models/desk/usage-report";
import { getReport, reportTableName } from "~contract/calls/desk-statistics";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, url, view } = context;
  const name = reportTableName.safeParse((args.params["file"] ?? "").replace(/\.csv$/, "")).data;
  if (name === undefined) throw notFound();
  const { days, tables } = await callApi(getReport, { query: { ...reportDays(url), table: name } });
  const [table] = tables;
  if (!table) throw notFound();
  return new Response(toReportFile(table, view), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${String(days)}-days.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
