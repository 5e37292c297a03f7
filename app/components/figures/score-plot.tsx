import type { ScorePlotView } from "~/view-models/figures/score-plots";
import { PlotFigure } from "./plot-figure";

type ScorePlotProps = { plot: ScorePlotView };

/** A bar for each range of scores. */
export function ScorePlot({ plot }: ScorePlotProps) {
  return (
    <PlotFigure plot={plot} labels={plot.limits}>
      {plot.bars.map((bar) => (
        <rect key={bar.x} className="figures-bar" {...bar} />
      ))}
    </PlotFigure>
  );
}
