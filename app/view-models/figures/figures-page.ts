import { formatDay } from "~/i18n/format-date";
import { groupDigits } from "~/i18n/format-number";
import { localizedText } from "~/i18n/localized-text";
import type { Figures } from "~contract/entities/figures";
import { FIGURE_RANGES } from "~contract/entities/figures";
import type { ViewContext } from "../view-context";
import { isOfErrors, toBreakdowns, type BreakdownView } from "./breakdowns";
import { changeText, formatMinutes, formatShare, shareOf, type FigureTableView } from "./figure-texts";
import { FEW, toPlotView, type PlotView } from "./day-plots";
import { toScorePlots, type ScorePlotView } from "./score-plots";

export type RangeChoice = { days?: string; from?: string; to?: string; game?: string };

export type FigureTileView = { label: string; value: string; notes: string[] };

export type FiguresPageView = {
  lead: string;
  /** Instead of all figures. */
  emptyText: string | null;
  form: FiguresFormView;
  csv: { label: string; href: string };
  tiles: FigureTileView[];
  plot: PlotView;
  breakdowns: BreakdownView[];
  errors: { plot: PlotView; note: string; breakdowns: BreakdownView[] };
  scores: ScorePlotView[];
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
  const { lastDay, days, totals, games, breakdowns, scores } = figures;
  const parts = toBreakdowns(breakdowns, figures.game !== null, view);
  const isEmpty = totals.plays === 0 && totals.visits === 0 && totals.players === null && games.length === 0;
  return {
    lead: lastDay === null ? "" : t("figures.lead", { date: formatDay(lastDay, locale) }),
    emptyText: lastDay === null ? t("figures.none") : isEmpty ? t("figures.little") : null,
    form: toForm(figures, place, view),
    csv: { label: t("figures.csv"), href: place.fileHref },
    tiles: toTiles(figures, view),
    plot: toPlotView(figures, "plays", view),
    breakdowns: parts.filter(({ name }) => !isOfErrors(name)),
    errors: {
      plot: toPlotView(figures, "errors", view),
      note: t("figures.errorsNote"),
      breakdowns: parts.filter(({ name }) => isOfErrors(name)),
    },
    scores: toScorePlots(scores, view),
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
    averageTile(t("figures.failed"), [failedShare(totals), failedShare(previous)], formatShare, view),
  ];
}

function failedShare({ failed: { errors, plays } }: Figures["totals"]): number | null {
  return plays === 0 ? null : errors / plays;
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
