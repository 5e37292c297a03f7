/** @jsxImportSource hono/jsx */
import { ApiFailure } from "../api-failure";
import type { ApiApp, ApiContext } from "../api-context";
import {
  readReportTable,
  REPORT_TABLES,
  type ReportPeriod,
  type ReportTableName,
} from "../store/statistics/owner-report";
import { StatisticsReport } from "./page/statistics-report";
import { renderOwnerPage } from "./render-owner-page";
import { toCsv } from "./report-csv";
import { chooseReportPeriod } from "./report-periods";
import { REPORT_TEXTS } from "./report-tables";

export function registerOwnerReport(app: ApiApp): void {
  app.get("/owner/statistics", async (context) => {
    const period = readPeriod(context);
    const database = context.get("database");
    const tables = [];
    for (const name of REPORT_TABLES) tables.push({ name, rows: await readReportTable(database, name, period) });
    return renderOwnerPage(context, {
      page: "statistics",
      content: <StatisticsReport period={period} tables={tables} />,
    });
  });

  app.get("/owner/tables/:file", async (context) => {
    const name = REPORT_TABLES.find((table) => `${table}.csv` === context.req.param("file"));
    if (!name) throw new ApiFailure("not_found");
    return sendCsv(context, name, readPeriod(context));
  });
}

async function sendCsv(context: ApiContext, name: ReportTableName, period: ReportPeriod): Promise<Response> {
  const rows = await readReportTable(context.get("database"), name, period);
  return context.body(toCsv(REPORT_TEXTS[name].columns, rows), 200, {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}-${String(period.days)}-days.csv"`,
  });
}

function readPeriod(context: ApiContext): ReportPeriod {
  return { days: chooseReportPeriod(context.req.query("days")), now: new Date() };
}
