import { Link } from "@remix-run/react";
import { useText } from "~/i18n/use-text";
import type { ReportTableView, UsageReportView } from "~/view-models/desk/usage-report";
import { DeskHead } from "./desk-head";
import { DeskPanel } from "./desk-panel";
import { NumberTable } from "../ui/number-table";

type UsageReportProps = { report: UsageReportView };

export function UsageReport({ report: { periods, tables } }: UsageReportProps) {
  const t = useText();
  return (
    <>
      <DeskHead title={t("desk.statistics")} text={t("desk.statisticsText")} />
      <nav className="chips desk-periods" aria-label={t("desk.period")}>
        {periods.map(({ label, href, isCurrent }) => (
          <Link key={href} className="chip" to={href} aria-current={isCurrent ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <div className="desk-report">
        {tables.map((table) => (
          <ReportTable key={table.name} table={table} />
        ))}
      </div>
    </>
  );
}

type ReportTableProps = { table: ReportTableView };

function ReportTable({ table: { name, title, note, columns, rows, fileHref } }: ReportTableProps) {
  const t = useText();
  const file = (
    <a className="text-link" href={fileHref} aria-label={t("desk.fileOf", { title })}>
      {t("desk.file")}
    </a>
  );
  return (
    <DeskPanel id={name} title={title} link={file}>
      <div className="desk-panel-body">
        <p className="text-small muted">{note}</p>
        {rows.length === 0 ? (
          <p>{t("desk.nothingInPeriod")}</p>
        ) : (
          <NumberTable className="desk-table" table={{ columns, rows }} />
        )}
      </div>
    </DeskPanel>
  );
}
