import type { PlotView } from "~/view-models/figures/day-plots";
import { PlotFigure } from "./plot-figure";

type FiguresPlotProps = { plot: PlotView };

/** Of the days, and of those before. */
export function FiguresPlot({ plot }: FiguresPlotProps) {
  const { days, current, before, currentLabel, beforeLabel, emptyText } = plot;
  if (emptyText !== null) return <p>{emptyText}</p>;
  return (
    <>
      <ul className="figures-key">
        <li>{currentLabel}</li>
        <li>{beforeLabel}</li>
      </ul>
      <PlotFigure plot={plot} labels={days}>
        <path className="figures-before" d={before} />
        <path className="figures-current" d={current} />
      </PlotFigure>
    </>
  );
}
