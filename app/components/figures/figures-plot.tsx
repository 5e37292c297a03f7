import type { PlotView } from "~/view-models/figures/figures-page";
import { PLOT_HEIGHT, PLOT_WIDTH } from "~/view-models/figures/plot";
import { NumberTable } from "../ui/number-table";

type FiguresPlotProps = { plot: PlotView };

/** The labels are HTML, so that they keep their size while the drawing stretches. */
export function FiguresPlot({ plot }: FiguresPlotProps) {
  const { title, text, days, axisLabels, current, before, currentLabel, beforeLabel, tableTitle, table } = plot;
  return (
    <>
      <ul className="figures-key">
        <li>{currentLabel}</li>
        <li>{beforeLabel}</li>
      </ul>
      <figure className="figures-plot">
        <div className="figures-axis" aria-hidden="true">
          {axisLabels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${String(PLOT_WIDTH)} ${String(PLOT_HEIGHT)}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby="plot-title plot-text"
        >
          <title id="plot-title">{title}</title>
          <desc id="plot-text">{text}</desc>
          {axisLabels.map((label, step) => (
            <path
              key={label}
              d={`M0 ${String((PLOT_HEIGHT / (axisLabels.length - 1)) * step)}h${String(PLOT_WIDTH)}`}
            />
          ))}
          <path className="figures-before" d={before} />
          <path className="figures-current" d={current} />
        </svg>
        <div className="figures-days" aria-hidden="true">
          {days.map((day, index) => (
            <span key={index}>{day}</span>
          ))}
        </div>
      </figure>
      <p className="text-small muted">{text}</p>
      <details className="figures-details">
        <summary className="text-link">{tableTitle}</summary>
        <NumberTable className="figures-table" table={table} title={title} />
      </details>
    </>
  );
}
