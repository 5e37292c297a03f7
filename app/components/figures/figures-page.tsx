import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { BreakdownView } from "~/view-models/figures/breakdowns";
import type { FiguresPageView, FigureTileView } from "~/view-models/figures/figures-page";
import { Button } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { FiguresPlot } from "./figures-plot";
import { ScorePlot } from "./score-plot";
import { NumberTable } from "../ui/number-table";

type FiguresPageProps = { page: FiguresPageView };

/** Below the heading, at the desk and in a studio alike: its texts come with the page. */
export function FiguresPage({ page }: FiguresPageProps) {
  const { form, csv, emptyText, tiles, plot, breakdowns, errors, scores, games } = page;
  return (
    <div className="figures">
      <RangeForm form={form} />
      {emptyText === null ? (
        <>
          <p>
            <a className="text-link" href={csv.href} download>
              {csv.label}
            </a>
          </p>
          <Tiles tiles={tiles} />
          <FiguresPanel id="plays-by-day" title={plot.title}>
            <FiguresPlot plot={plot} />
          </FiguresPanel>
          <div className="figures-pair">
            {breakdowns.map((breakdown) => (
              <Breakdown key={breakdown.name} breakdown={breakdown} />
            ))}
          </div>
          <Errors errors={errors} />
          {scores.map((plot) => (
            <FiguresPanel key={plot.name} id={plot.name} title={plot.title}>
              <p className="text-small muted">{plot.note}</p>
              <ScorePlot plot={plot} />
            </FiguresPanel>
          ))}
          {games && (
            <FiguresPanel id="games" title={games.title}>
              <NumberTable className="figures-table" table={games.table} title={games.title} />
            </FiguresPanel>
          )}
        </>
      ) : (
        <EmptyList text={emptyText} />
      )}
    </div>
  );
}

function RangeForm({ form }: Pick<FiguresPageView, "form">) {
  const { title, action, ranges, game, hidden, from, to, button } = form;
  return (
    <>
      <nav className="chips figures-ranges" aria-label={title}>
        {ranges.map(({ label, href, isCurrent }) => (
          <Link key={href} className="chip" to={href} aria-current={isCurrent ? "page" : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <Form className="figures-form" method="get" action={action} aria-label={title}>
        {hidden.map(({ name, value }) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {game && (
          <label>
            <span className="field-label">{game.label}</span>
            <input key={game.value} className="text-input" name="game" defaultValue={game.value} autoComplete="off" />
          </label>
        )}
        <label>
          <span className="field-label">{from.label}</span>
          <input key={from.value} className="text-input" type="date" name="from" defaultValue={from.value} required />
        </label>
        <label>
          <span className="field-label">{to.label}</span>
          <input
            key={to.value}
            className="text-input"
            type="date"
            name="to"
            defaultValue={to.value}
            max={to.max}
            required
          />
        </label>
        <Button type="submit" variant="outline">
          {button}
        </Button>
      </Form>
    </>
  );
}

type FiguresPanelProps = { id: string; title: string; children: ReactNode };

function FiguresPanel({ id, title, children }: FiguresPanelProps) {
  return (
    <section className="figures-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

type TilesProps = { tiles: readonly FigureTileView[] };

function Tiles({ tiles }: TilesProps) {
  return (
    <dl className="figures-tiles">
      {tiles.map(({ label, value, notes }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{value}</b>
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ErrorsProps = Pick<FiguresPageView, "errors">;

function Errors({ errors: { plot, note, breakdowns } }: ErrorsProps) {
  const hasErrors = plot.emptyText === null;
  return (
    <>
      <FiguresPanel id="errors-by-day" title={plot.title}>
        <p className="text-small muted">{note}</p>
        <FiguresPlot plot={plot} />
      </FiguresPanel>
      {hasErrors && (
        <div className="figures-pair">
          {breakdowns.map((breakdown) => (
            <Breakdown key={breakdown.name} breakdown={breakdown} />
          ))}
        </div>
      )}
    </>
  );
}

type BreakdownProps = { breakdown: BreakdownView };

/** Its table is the plot: each row has its bar. */
function Breakdown({ breakdown: { name, title, note, emptyText, ...table } }: BreakdownProps) {
  return (
    <FiguresPanel id={name} title={title}>
      <p className="text-small muted">{note}</p>
      {emptyText === null ? <NumberTable className="figures-table" table={table} title={title} /> : <p>{emptyText}</p>}
    </FiguresPanel>
  );
}
