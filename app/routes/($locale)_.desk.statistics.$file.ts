import type { LoaderFunctionArgs } from "@remix-run/node";
import { openDesk } from "~/server/desk-page.server";
import { pageContext } from "~/server/page-context.server";
import { notFound } from "~/server/page-error.server";
import { reportDays } from "~/server/report-days.server";
import { toCsv } from "~/view-models/desk/report-csv";
import { toUsageReport } from "~/view-models/desk/usage-report";
import { getReport } from "~contract/calls/desk-statistics";

export async function loader(args: LoaderFunctionArgs) {
  const context = pageContext(args);
  await openDesk(args, context);
  const { callApi, url, view } = context;
  const report = await callApi(getReport, { query: reportDays(url) });
  const name = (args.params["file"] ?? "").replace(/\.csv$/, "");
  const table = toUsageReport(report, view).tables.find((candidate) => candidate.name === name);
  const rows = report.tables.find((candidate) => candidate.name === name)?.rows;
  if (!table || !rows) throw notFound();
  const named = rows.map((row) => ({ ...row, name: row.name ?? view.t("desk.report.unknown") }));
  return new Response(toCsv(table.columns, named), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${String(report.days)}-days.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
