/** @jsxImportSource hono/jsx */
import type { ReportPeriod, ReportRow, ReportTableName } from "../../store/statistics/owner-report";
import { PeriodLinks } from "./period-links";
import { ReportTable } from "./report-table";

type StatisticsReportProps = {
  period: ReportPeriod;
  tables: readonly { name: ReportTableName; rows: ReportRow[] }[];
};

export function StatisticsReport({ period, tables }: StatisticsReportProps) {
  return (
    <>
      <p class="lead">
        Plays are counted for everybody. Visitors, page views, clicks and sources are only known of visitors who allow
        measurement in the cookie settings: there are more. Days begin at midnight UTC.
      </p>
      <PeriodLinks days={period.days} />
      <div class="report-grid">
        {tables.map(({ name, rows }) => (
          <ReportTable name={name} rows={rows} days={period.days} />
        ))}
      </div>
    </>
  );
}
