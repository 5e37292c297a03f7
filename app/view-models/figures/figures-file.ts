import type { BreakdownName, Figures } from "~contract/entities/figures";
import { toCsv } from "../desk/report-csv";
import type { ViewContext } from "../view-context";
import { partText } from "./breakdowns";
import { rangeText, scoreTitle } from "./score-plots";

/** Spreadsheets take a file without it for one of an old character set. */
export const BYTE_ORDER_MARK = "\ufeff";

type Row = [figure: string, value: string, from: string, to: string, number: number];

/** One number a row, in digits alone; what is not shown has no row. */
export function toFiguresFile(figures: Figures, view: ViewContext): string {
  const { t } = view;
  const columns = [t("figures.figure"), t("figures.value"), t("figures.from"), t("figures.to"), t("figures.sold")];
  const parts = [dayRows, partRows, failedRows, scoreRows, gameRows];
  return BYTE_ORDER_MARK + toCsv([columns, ...parts.flatMap((rowsOf) => rowsOf(figures, view))]);
}

function dayRows({ days }: Figures, { t }: ViewContext): Row[] {
  const numbers = [
    { label: t("desk.report.plays"), name: "plays" },
    { label: t("figures.players"), name: "players" },
    { label: t("figures.visits"), name: "visits" },
    { label: t("figures.errors"), name: "errors" },
  ] as const;
  return numbers.flatMap(({ label, name }) =>
    days.flatMap((day): Row[] => {
      const number = day[name];
      return number === null ? [] : [[label, "", day.day, day.day, number]];
    }),
  );
}

function partRows({ breakdowns, from, to }: Figures, { t }: ViewContext): Row[] {
  const rowsOf = (name: BreakdownName, parts: Figures["breakdowns"][number]["parts"]) =>
    parts.flatMap(({ value, count, amount }): Row[] => {
      const part = partText(name, value, t);
      const row: Row = [t(`figures.${name}`), part, from, to, count];
      return name === "sale" ? [row, [t("figures.sum"), part, from, to, amount]] : [row];
    });
  return breakdowns.flatMap(({ name, parts }) => rowsOf(name, parts));
}

function scoreRows({ scores, from, to }: Figures, view: ViewContext): Row[] {
  return scores.flatMap((kind) =>
    kind.ranges.map((range): Row => {
      const text = rangeText(kind.type, range, view);
      return [scoreTitle(kind, view), text, from, to, range.players];
    }),
  );
}

/** Of plays whose share with an error is shown: both numbers. */
function failedRows({ totals: { failed }, from, to }: Figures, { t }: ViewContext): Row[] {
  if (failed.plays === 0) return [];
  return [
    [t("figures.failed"), t("figures.errors"), from, to, failed.errors],
    [t("figures.failed"), t("desk.report.plays"), from, to, failed.plays],
  ];
}

function gameRows({ games, from, to }: Figures, { t }: ViewContext): Row[] {
  return games.map(({ title, players }) => [t("figures.players"), title, from, to, players]);
}
