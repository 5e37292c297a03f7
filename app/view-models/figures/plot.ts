import type { FigureDay } from "~contract/entities/figures";

/** The drawing's own units; the browser stretches it to the page. */
export const PLOT_WIDTH = 1_000;
export const PLOT_HEIGHT = 200;

const STEPS = 4;

export type PlotLines = {
  /** From the top. */
  axis: number[];
  /** Path data; a day that is not shown interrupts the line. */
  current: string;
  before: string;
};

/** Both periods on one scale, which begins at 0. */
export function toPlot(days: readonly FigureDay[], previousDays: readonly FigureDay[]): PlotLines {
  const top = topOf(Math.max(0, ...[...days, ...previousDays].map(({ plays }) => plays ?? 0)));
  return {
    axis: Array.from({ length: STEPS + 1 }, (_, step) => (top / STEPS) * (STEPS - step)),
    current: pathOf(days, top),
    before: pathOf(previousDays, top),
  };
}

/** A round number, so that each of the four lines is one. */
export function topOf(most: number): number {
  const step = Math.max(1, most / STEPS);
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= step && Number.isInteger(each * power)) ?? 10;
  return factor * power * STEPS;
}

function pathOf(days: readonly FigureDay[], top: number): string {
  const width = PLOT_WIDTH / Math.max(1, days.length - 1);
  return days
    .flatMap(({ plays }, index) => {
      if (plays === null) return [];
      const isStart = (days[index - 1]?.plays ?? null) === null;
      const point = `${round(index * width)} ${round(PLOT_HEIGHT * (1 - plays / top))}`;
      // A line without a length is a dot: a day between two that are not shown.
      return isStart ? [`M${point}h0`] : [`L${point}`];
    })
    .join("");
}

function round(value: number): string {
  return String(Math.round(value * 10) / 10);
}
