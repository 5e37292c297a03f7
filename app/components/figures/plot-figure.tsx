import type { ReactNode } from "react";
import type { FigureTableView } from "~/view-models/figures/figure-texts";
import { PLOT_HEIGHT, PLOT_WIDTH } from "~/view-models/figures/plot";
import { NumberTable } from "../ui/number-table";

export type PlotTexts = {
  /** Of the drawing's ids: unique in the page. */
  name: string;
  title: string;
  text: string;
  axisLabels: readonly string[];
  tableTitle: string;
  table: FigureTableView;
};

type PlotFigureProps = { plot: PlotTexts; labels: readonly string[]; children: ReactNode };

/** The labels are HTML, so that they keep their size while the drawing stretches. */
export function PlotFigure({ plot, labels, children }: PlotFigureProps) {
  const { name, title, text, axisLabels, tableTitle, table } = plot;
  const [titleId, textId] = [`${name}-plot-title`, `${name}-plot-text`];
  return (
    <>
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
          aria-labelledby={`${titleId} ${textId}`}
        >
          <title id={titleId}>{title}</title>
          <desc id={textId}>{text}</desc>
          {axisLabels.map((label, step) => (
            <path
              key={label}
              d={`M0 ${String((PLOT_HEIGHT / (axisLabels.length - 1)) * step)}h${String(PLOT_WIDTH)}`}
            />
          ))}
          {children}
        </svg>
        <div className="figures-days" aria-hidden="true">
          {labels.map((label, index) => (
            <span key={index}>{label}</span>
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
