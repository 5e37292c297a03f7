/** The drawing's own units; the browser stretches it to the page. */
export const PLOT_WIDTH = 1_000;
export const PLOT_HEIGHT = 200;

const STEPS = 4;
const BAR_GAP = 8;

/** Null: not shown. */
type DayNumber = number | null;

export type PlotLines = {
  /** From the top. */
  axis: number[];
  /** Path data; a day that is not shown interrupts the line. */
  current: string;
  before: string;
};

/** Both periods on one scale, which begins at 0. */
export function toPlot(days: readonly DayNumber[], previousDays: readonly DayNumber[]): PlotLines {
  const top = topOf(Math.max(0, ...[...days, ...previousDays].map((number) => number ?? 0)));
  return {
    axis: axisOf(top),
    current: pathOf(days, top),
    before: pathOf(previousDays, top),
  };
}

export type PlotBars = {
  /** From the top. */
  axis: number[];
  bars: { x: number; y: number; width: number; height: number }[];
};

/** Side by side, on a scale that begins at 0. */
export function toBars(numbers: readonly number[]): PlotBars {
  const top = topOf(Math.max(0, ...numbers));
  const step = PLOT_WIDTH / Math.max(1, numbers.length);
  return {
    axis: axisOf(top),
    bars: numbers.map((number, index) => {
      const height = (PLOT_HEIGHT * number) / top;
      const place = { x: index * step + BAR_GAP / 2, y: PLOT_HEIGHT - height, width: step - BAR_GAP, height };
      return {
        ...{ x: rounded(place.x), y: rounded(place.y) },
        ...{ width: rounded(place.width), height: rounded(place.height) },
      };
    }),
  };
}

function axisOf(top: number): number[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => (top / STEPS) * (STEPS - step));
}

/** A round number, so that each of the four lines is one. */
export function topOf(most: number): number {
  const step = Math.max(1, most / STEPS);
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= step && Number.isInteger(each * power)) ?? 10;
  return factor * power * STEPS;
}

function pathOf(days: readonly DayNumber[], top: number): string {
  const width = PLOT_WIDTH / Math.max(1, days.length - 1);
  return days
    .flatMap((number, index) => {
      if (number === null) return [];
      const isStart = (days[index - 1] ?? null) === null;
      const point = `${round(index * width)} ${round(PLOT_HEIGHT * (1 - number / top))}`;
      // A line without a length is a dot: a day between two that are not shown.
      return isStart ? [`M${point}h0`] : [`L${point}`];
    })
    .join("");
}

function round(value: number): string {
  return String(rounded(value));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
