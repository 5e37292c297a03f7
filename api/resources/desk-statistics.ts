import { getReport, reportTableName, REPORT_PERIODS } from "~contract/calls/desk-statistics";
import type { ApiApp } from "../api-context";
import { route } from "../route";
import { readReportTable } from "../store/statistics/usage-report";

const [, USUAL_DAYS] = REPORT_PERIODS;

/** Rules: docs/statistics.md. */
export function registerDeskStatistics(app: ApiApp): void {
  route(app, getReport, async ({ query: { days = USUAL_DAYS, table } }, context) => {
    const period = { days, now: new Date() };
    const tables = [];
    // One after the other: each reads a long period.
    for (const name of table === undefined ? reportTableName.options : [table]) {
      tables.push({ name, rows: await readReportTable(context.get("database"), name, period) });
    }
    return { days, tables };
  });
}
