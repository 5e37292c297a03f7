import { groupDigits } from "~/i18n/format-number";
import type { ScoreFigures } from "~contract/entities/figures";
import type { ViewContext } from "../view-context";
import { formatMinutes, type FigureTableView } from "./figure-texts";
import { toBars, type PlotBars } from "./plot";

export type ScorePlotView = PlotBars & {
  name: string;
  title: string;
  note: string;
  text: string;
  axisLabels: string[];
  /** Where the first range begins, the middle, and where the last one ends. */
  limits: string[];
  tableTitle: string;
  table: FigureTableView;
};

type Range = ScoreFigures["ranges"][number];

const MS = 1_000;

const TITLES = {
  "points highest_wins": "figures.bestScores.mostPoints",
  "points lowest_wins": "figures.bestScores.fewestPoints",
  "duration highest_wins": "figures.bestScores.longest",
  "duration lowest_wins": "figures.bestScores.fastest",
} as const;

export function toScorePlots(scores: readonly ScoreFigures[], view: ViewContext): ScorePlotView[] {
  return scores.map((kind) => toScorePlot(kind, view));
}

export function scoreTitle({ type, criteria }: ScoreFigures, { t }: ViewContext): string {
  return t(TITLES[`${type} ${criteria}`]);
}

function toScorePlot(kind: ScoreFigures, view: ViewContext): ScorePlotView {
  const { t } = view;
  const { type, criteria, ranges } = kind;
  const bars = toBars(ranges.map(({ players }) => players));
  const players = ranges.reduce((sum, range) => sum + range.players, 0);
  const most = ranges.reduce<Range | undefined>(
    (largest, range) => (largest && largest.players >= range.players ? largest : range),
    undefined,
  );
  return {
    ...bars,
    ...{ name: `scores-${type}-${criteria}`, title: scoreTitle(kind, view), note: t("figures.bestScoresNote") },
    text: t("figures.bestScoresText", {
      players: groupDigits(players),
      range: most ? rangeText(type, most, view) : "",
    }),
    axisLabels: bars.axis.map(groupDigits),
    limits: limitsOf(kind),
    tableTitle: t("figures.asTable"),
    table: {
      columns: [t("figures.scoreRange"), t("figures.players")],
      rows: ranges.map((range) => ({
        name: rangeText(type, range, view),
        numbers: [groupDigits(range.players)],
      })),
    },
  };
}

/** Points are whole numbers, so that a range ends before the next one; a time may be anywhere up to it. */
export function rangeText(type: ScoreFigures["type"], { start, end }: Range, { t }: ViewContext): string {
  if (end === Number.MAX_SAFE_INTEGER) return t("figures.scoresFrom", { start: scoreText(type, start) });
  const last = type === "points" ? end - 1 : end;
  return last === start ? scoreText(type, start) : `${scoreText(type, start)}–${scoreText(type, last)}`;
}

function scoreText(type: ScoreFigures["type"], score: number): string {
  return type === "points" ? groupDigits(score) : formatMinutes(score / MS);
}

function limitsOf({ type, ranges }: ScoreFigures): string[] {
  const [first, middle, last] = [ranges[0], ranges[Math.floor(ranges.length / 2)], ranges.at(-1)];
  if (!first || !middle || !last) return [];
  const end = last.end === Number.MAX_SAFE_INTEGER ? "…" : scoreText(type, last.end);
  // Of an odd number of bars one is in the middle, and no limit.
  const isLimit = ranges.length % 2 === 0;
  return [scoreText(type, first.start), isLimit ? scoreText(type, middle.start) : "", end];
}
