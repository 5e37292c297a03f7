import { formatDay } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { localizedText } from "~/i18n/localized-text";
import type { Figures } from "~contract/entities/figures";
import { FIGURE_RANGES } from "~contract/entities/figures";
import type { ViewContext } from "../view-context";
import { toBreakdowns, type BreakdownView } from "./breakdowns";
import { changeText, formatMinutes, formatShare, shareOf } from "./figure-texts";
import { toPlot, type PlotLines } from "./plot";

export type RangeChoice = { days?: string; from?: string; to?: string; game?: string };

export type FigureTileView = { label: string; value: string; notes: string[] };

export type FigureTableView = { columns: string[]; rows: { name: string; href?: string; numbers: string[] }[] };

export type PlotView = PlotLines & {
  title: string;
  text: string;
  /** The first day, the one in the middle and the last. */
  days: string[];
  currentLabel: string;
  beforeLabel: string;
  axisLabels: string[];
  tableTitle: string;
  table: FigureTableView;
};

export type FiguresPageView = {
  lead: string;
  /** Instead of all figures. */
  emptyText: string | null;
  form: FiguresFormView;
  csv: { label: string; href: string };
  tiles: FigureTileView[];
  plot: PlotView;
  breakdowns: BreakdownView[];
  games: { title: string; table: FigureTableView } | null;
};

type FiguresFormView = {
  action: string;
  title: string;
  ranges: { label: string; href: string; isCurrent: boolean }[];
  /** Null where games are chosen by links only. */
  game: { label: string; value: string } | null;
  hidden: { name: string; value: string }[];
  from: { label: string; value: string };
  to: { label: string; value: string; max: string };
  button: string;
};

export type FiguresPlace = {
  /** Of these figures in another range. */
  hrefOf: (choice: RangeChoice) => string;
  fileHref: string;
  action: string;
  /** The chosen one: stays with another range. */
  game: string | undefined;
  studio?: string | undefined;
  hasGameField: boolean;
};

export function toFiguresPage(figures: Figures, place: FiguresPlace, view: ViewContext): FiguresPageView {
  const { locale, t } = view;
  const { lastDay, days, totals, games, breakdowns } = figures;
  const isEmpty = totals.plays === 0 && totals.visits === 0 && totals.players === null && games.length === 0;
  return {
    lead: lastDay === null ? "" : t("figures.lead", { date: formatDay(lastDay, locale) }),
    emptyText: lastDay === null ? t("figures.none") : isEmpty ? t("figures.little") : null,
    form: toForm(figures, place, view),
    csv: { label: t("figures.csv"), href: place.fileHref },
    tiles: toTiles(figures, view),
    plot: toPlotView(figures, view),
    breakdowns: toBreakdowns(breakdowns, figures.game !== null, view),
    games: games.length === 0 ? null : toGames(games, place, view, days.length),
  };
}

function toForm(figures: Figures, place: FiguresPlace, { t }: ViewContext): FiguresFormView {
  const { from, to, days, lastDay } = figures;
  const { game = "", studio = "" } = place;
  return {
    action: place.action,
    title: t("figures.period"),
    ranges: FIGURE_RANGES.map((range) => ({
      label: t("desk.report.days", { count: range }),
      href: place.hrefOf({ days: String(range), game }),
      isCurrent: days.length === range && to === lastDay,
    })),
    game: place.hasGameField ? { label: t("figures.gameId"), value: game } : null,
    hidden: [
      { name: "game", value: place.hasGameField ? "" : game },
      { name: "studio", value: game === "" ? studio : "" },
    ].filter(({ value }) => value !== ""),
    from: { label: t("figures.from"), value: from },
    to: { label: t("figures.to"), value: to, max: lastDay ?? to },
    button: t("figures.show"),
  };
}

function toTiles({ totals, previous, median, days, to, lastDay }: Figures, view: ViewContext): FigureTileView[] {
  const { locale, t } = view;
  const medianOf = (number: "plays" | "players") =>
    median
      ? [
          t("figures.median", {
            tag: localizedText(median.tag.value, median.tag.translations, locale),
            number: groupDigits(median[number]),
          }),
        ]
      : [];
  const isKnown = FIGURE_RANGES.some((range) => range === days.length) && to === lastDay;
  const unknown = isKnown ? t("figures.tooFew") : "–";
  const playersNote = isKnown ? t("figures.inTens") : t("figures.ofPeriodsOnly");
  return [
    {
      label: t("desk.report.plays"),
      value: groupDigits(totals.plays),
      notes: [changeText(totals.plays, previous.plays, view), ...medianOf("plays")],
    },
    {
      label: t("figures.players"),
      value: totals.players === null ? unknown : groupDigits(totals.players),
      notes: [playersNote, ...(totals.players === null ? [] : medianOf("players"))],
    },
    averageTile(t("figures.timeInVisit"), [secondsPerVisit(totals), secondsPerVisit(previous)], formatMinutes, view),
    averageTile(t("figures.afterDay"), [shareOf(totals.afterOneDay), shareOf(previous.afterOneDay)], formatShare, view),
    averageTile(
      t("figures.afterWeek"),
      [shareOf(totals.afterSevenDays), shareOf(previous.afterSevenDays)],
      formatShare,
      view,
    ),
  ];
}

function secondsPerVisit({ seconds, visits }: Figures["totals"]): number | null {
  return visits === 0 ? null : seconds / visits;
}

type Format = (value: number, view: ViewContext) => string;

function averageTile(
  label: string,
  [now, before]: [number | null, number | null],
  format: Format,
  view: ViewContext,
): FigureTileView {
  const { t } = view;
  return {
    label,
    value: now === null ? t("figures.tooFew") : format(now, view),
    notes: [before === null ? t("figures.noBefore") : t("figures.before", { value: format(before, view) })],
  };
}

function toPlotView(figures: Figures, view: ViewContext): PlotView {
  const { locale, t } = view;
  const { days, previousDays, totals, previous } = figures;
  const lines = toPlot(days, previousDays);
  const known = days.flatMap(({ plays }) => (plays === null ? [] : [plays]));
  const [least, most] = known.length === 0 ? [0, 0] : [Math.min(...known), Math.max(...known)];
  const leftOut = days.length - known.length;
  const rangeText = (range: Figures["days"]) =>
    t("figures.range", {
      from: formatDay(range[0]?.day ?? figures.from, locale),
      to: formatDay(range.at(-1)?.day ?? figures.to, locale),
    });
  const change = changeText(totals.plays, previous.plays, view);
  const text = t("figures.plotText", { least: groupDigits(least), most: groupDigits(most), change });
  const middle = days[Math.floor((days.length - 1) / 2)];
  return {
    ...lines,
    title: t("figures.playsByDay"),
    text: leftOut === 0 ? text : `${text} ${t("figures.leftOut", { count: leftOut })}`,
    days: [days[0], middle, days.at(-1)].flatMap((each) => (each ? [formatDay(each.day, locale)] : [])),
    currentLabel: rangeText(days),
    beforeLabel: rangeText(previousDays),
    axisLabels: lines.axis.map(groupDigits),
    tableTitle: t("figures.asTable"),
    table: days.length > MAX_DAY_ROWS ? toWeeks(figures, view) : toDays(figures, view),
  };
}

/** Of a table's cell; the text above it says what it means. */
const FEW = "< 10";

/** More days are shown by weeks. */
const MAX_DAY_ROWS = 31;
const WEEK_DAYS = 7;

function toDays({ days, previousDays }: Figures, { locale, t }: ViewContext): FigureTableView {
  const number = (value: number | null | undefined) => (value == null ? FEW : groupDigits(value));
  return {
    columns: [...[t("desk.report.day"), t("desk.report.plays"), t("figures.playsBefore"), t("figures.players")]],
    rows: days.map(({ day, plays, players }, index) => ({
      name: formatDay(day, locale),
      numbers: [number(plays), number(previousDays[index]?.plays), number(players)],
    })),
  };
}

/** Different players of days have no sum. */
function toWeeks({ days, previousDays }: Figures, { locale, t }: ViewContext): FigureTableView {
  const sumOf = (range: Figures["days"]) => {
    const known = range.flatMap(({ plays }) => plays ?? []);
    return known.length === 0 ? FEW : groupDigits(known.reduce((sum, value) => sum + value, 0));
  };
  const weeks = Array.from({ length: Math.ceil(days.length / WEEK_DAYS) }, (_, index) => index * WEEK_DAYS);
  return {
    columns: [t("figures.week"), t("desk.report.plays"), t("figures.playsBefore")],
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

function toGames(games: Figures["games"], { hrefOf }: FiguresPlace, { t }: ViewContext, days: number) {
  return {
    title: t("figures.mostPlayed"),
    table: {
      columns: [t("desk.report.game"), t("desk.report.plays"), t("figures.players")],
      rows: games.map(({ shortId, title, plays, players }) => ({
        name: title,
        href: hrefOf({ days: String(days), game: shortId }),
        numbers: [plays === 0 ? FEW : groupDigits(plays), groupDigits(players)],
      })),
    },
  };
}
