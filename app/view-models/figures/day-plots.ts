import { formatDay } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import type { Figures } from "~contract/entities/figures";
import type { ViewContext } from "../view-context";
import { changeText, type FigureTableView } from "./figure-texts";
import { toPlot, type PlotLines } from "./plot";

export type PlotView = PlotLines & {
  name: "plays" | "errors";
  title: string;
  text: string;
  /** Instead of the drawing. */
  emptyText: string | null;
  /** The first day, the one in the middle and the last. */
  days: string[];
  currentLabel: string;
  beforeLabel: string;
  axisLabels: string[];
  tableTitle: string;
  table: FigureTableView;
};

/** Of a table's cell; the text above it says what it means. */
export const FEW = "< 10";

/** More days are shown by weeks. */
const MAX_DAY_ROWS = 31;
const WEEK_DAYS = 7;

const TEXTS = {
  plays: {
    ...({ title: "figures.playsByDay", text: "figures.plotText", leftOut: "figures.leftOut" } as const),
    ...({ column: "desk.report.plays", before: "figures.playsBefore" } as const),
  },
  errors: {
    ...({ title: "figures.errorsByDay", text: "figures.errorsText", leftOut: "figures.errorsLeftOut" } as const),
    ...({ column: "figures.errors", before: "figures.errorsBefore" } as const),
  },
};

type Plotted = Figures & { name: PlotView["name"] };

export function toPlotView(figures: Figures, name: PlotView["name"], view: ViewContext): PlotView {
  const { locale, t } = view;
  const { days, previousDays, totals, previous } = figures;
  const lines = toPlot(
    days.map((day) => day[name]),
    previousDays.map((day) => day[name]),
  );
  const known = knownOf(days, name);
  const [least, most] = known.length === 0 ? [0, 0] : [Math.min(...known), Math.max(...known)];
  const leftOut = days.length - known.length;
  const rangeText = (range: Figures["days"]) =>
    t("figures.range", {
      from: formatDay(range[0]?.day ?? figures.from, locale),
      to: formatDay(range.at(-1)?.day ?? figures.to, locale),
    });
  const change = changeText(totals[name], previous[name], view);
  const text = t(TEXTS[name].text, { least: groupDigits(least), most: groupDigits(most), change });
  const middle = days[Math.floor((days.length - 1) / 2)];
  return {
    ...lines,
    ...{ name, title: t(TEXTS[name].title) },
    emptyText: name === "errors" && known.length === 0 ? t("figures.noErrors") : null,
    text: leftOut === 0 ? text : `${text} ${t(TEXTS[name].leftOut, { count: leftOut })}`,
    days: [days[0], middle, days.at(-1)].flatMap((each) => (each ? [formatDay(each.day, locale)] : [])),
    currentLabel: rangeText(days),
    beforeLabel: rangeText(previousDays),
    axisLabels: lines.axis.map(groupDigits),
    tableTitle: t("figures.asTable"),
    table: days.length > MAX_DAY_ROWS ? toWeeks({ ...figures, name }, view) : toDays({ ...figures, name }, view),
  };
}

function knownOf(days: Figures["days"], name: PlotView["name"]): number[] {
  return days.flatMap((day) => day[name] ?? []);
}

function toDays({ name, days, previousDays }: Plotted, { locale, t }: ViewContext): FigureTableView {
  const number = (value: number | null | undefined) => (value == null ? FEW : groupDigits(value));
  const { column, before } = TEXTS[name];
  const hasPlayers = name === "plays";
  return {
    columns: [t("desk.report.day"), t(column), t(before), ...(hasPlayers ? [t("figures.players")] : [])],
    rows: days.map((day, index) => ({
      name: formatDay(day.day, locale),
      numbers: [
        ...[number(day[name]), number(previousDays[index]?.[name])],
        ...(hasPlayers ? [number(day.players)] : []),
      ],
    })),
  };
}

/** Different players of days have no sum. */
function toWeeks({ name, days, previousDays }: Plotted, { locale, t }: ViewContext): FigureTableView {
  const sumOf = (range: Figures["days"]) => {
    const known = knownOf(range, name);
    return known.length === 0 ? FEW : groupDigits(known.reduce((sum, value) => sum + value, 0));
  };
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK_DAYS) }, (_, index) => index * WEEK_DAYS);
  return {
    columns: [t("figures.week"), t(TEXTS[name].column), t(TEXTS[name].before)],
    rows: weeks.map((start) => {
      const week = days.slice(start, start + WEEK_DAYS);
      const before = previousDays.slice(start, start + WEEK_DAYS);
      return {
        name: formatDay(week[0]?.day ?? "", locale),
        numbers: [sumOf(week), sumOf(before)],
      };
    }),
  };
}
