import { deskPaths } from "~/desk-paths";
import { groupDigits } from "~/i18n/format-number";
import type { TextKey, Translate } from "~/i18n/text-keys";
import { REPORT_PERIODS, type getReport, type ReportRow, type ReportTableName } from "~contract/calls/desk-statistics";
import type { CallData } from "~contract/define-call";
import type { ViewContext } from "../view-context";
import { toCsv } from "./report-csv";

export type ReportRowView = { name: string; numbers: string[]; share: number };
export type ReportTableView = {
  name: ReportTableName;
  title: string;
  note: string;
  columns: string[];
  rows: ReportRowView[];
  fileHref: string;
};
export type UsageReportView = {
  periods: { label: string; href: string; isCurrent: boolean }[];
  tables: ReportTableView[];
};

type Report = CallData<typeof getReport>;
type TableTexts = { title: TextKey; note: TextKey; columns: TextKey[] };

const TABLE_TEXTS: Record<ReportTableName, TableTexts> = {
  "page-views": {
    ...{ title: "desk.report.pageViews", note: "desk.report.consenting" },
    columns: ["desk.report.page", "desk.report.views"],
  },
  clicks: {
    ...{ title: "desk.report.clicks", note: "desk.report.consenting" },
    columns: ["desk.report.element", "desk.report.clicks"],
  },
  searches: {
    ...{ title: "desk.report.searches", note: "desk.report.searchesNote" },
    columns: ["desk.report.text", "desk.report.searches", "desk.report.found"],
  },
  "searches-without-result": {
    ...{ title: "desk.report.searchesWithoutResult", note: "desk.report.withoutResultNote" },
    columns: ["desk.report.text", "desk.report.searches"],
  },
  sources: {
    ...{ title: "desk.report.sources", note: "desk.report.sourcesNote" },
    columns: ["desk.report.source", "desk.report.views"],
  },
};

export function toUsageReport({ days, tables }: Report, { locale, t }: ViewContext): UsageReportView {
  return {
    periods: REPORT_PERIODS.map((period) => ({
      label: t("desk.report.days", { count: period }),
      href: deskPaths.statistics(locale, period),
      isCurrent: period === days,
    })),
    tables: tables.map(({ name, rows }) => {
      const { title, note, columns } = TABLE_TEXTS[name];
      const largest = Math.max(1, ...rows.map(({ numbers }) => numbers[0] ?? 0));
      return {
        ...{ name, title: t(title), note: t(note), columns: columns.map((column) => t(column)) },
        rows: rows.map((row) => ({
          ...{ name: rowName(row, t), numbers: row.numbers.map(groupDigits) },
          share: Math.round(((row.numbers[0] ?? 0) / largest) * 1_000) / 10,
        })),
        fileHref: deskPaths.statisticsFile(locale, name, days),
      };
    }),
  };
}

/** A table as a file for spreadsheets. */
export function toReportFile({ name, rows }: Report["tables"][number], { t }: ViewContext): string {
  const columns = TABLE_TEXTS[name].columns.map((column) => t(column));
  return toCsv([columns, ...rows.map((row) => [rowName(row, t), ...row.numbers])]);
}

/** Not every browser says where it comes from. */
function rowName({ name }: ReportRow, t: Translate): string {
  return name ?? t("desk.report.unknown");
}
