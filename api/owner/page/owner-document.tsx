/** @jsxImportSource hono/jsx */
import type { ReportPeriod, ReportRow, ReportTableName } from "../../store/statistics/owner-report";
import { PeriodLinks } from "./period-links";
import { ReportTable } from "./report-table";

type OwnerDocumentProps = {
  brandName: string;
  period: ReportPeriod;
  tables: readonly { name: ReportTableName; rows: ReportRow[] }[];
};

export function OwnerDocument({ brandName, period, tables }: OwnerDocumentProps) {
  const title = `Statistics of ${brandName}`;
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="dark light" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href="../session/assets/login.css" />
        <link rel="stylesheet" href="assets/report.css" />
      </head>
      <body>
        <main class="report">
          <h1>{title}</h1>
          <p class="lead">
            Plays are counted for everybody. Visitors, page views, clicks and sources are only known of visitors who
            allow measurement in the cookie settings: there are more. Days begin at midnight UTC.
          </p>
          <PeriodLinks days={period.days} />
          <div class="report-grid">
            {tables.map(({ name, rows }) => (
              <ReportTable name={name} rows={rows} days={period.days} />
            ))}
          </div>
        </main>
      </body>
    </html>
  );
}
