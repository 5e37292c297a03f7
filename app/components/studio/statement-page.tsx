import { useText } from "~/i18n/use-text";
import type { StudioStatementView } from "~/view-models/studio/studio-statement";
import { NumberTable } from "../ui/number-table";
import { StudioHead } from "./studio-head";

type StatementPageProps = { statement: StudioStatementView };

/** Of one month; only the panel is printed. */
export function StatementPage({ statement }: StatementPageProps) {
  const t = useText();
  const { header, documentTitle, title, note, print, csv, tables } = statement;
  return (
    <>
      <StudioHead header={header} />
      <section className="figures statement" aria-labelledby="statement">
        <h2 id="statement">{documentTitle}</h2>
        {note !== null && <p className="muted">{note}</p>}
        {tables.map(({ id, title: name, ...table }) => (
          <section key={id} className="figures-panel" aria-labelledby={id}>
            <h3 id={id}>{name}</h3>
            <NumberTable className="figures-table" title={`${title}: ${name}`} table={table} />
          </section>
        ))}
        <p className="text-small muted no-print">{print}</p>
        <p className="statement-links no-print">
          <a className="text-link" href={csv.href} download>
            {csv.label}
          </a>
          <a className="text-link" href={header.earningsHref ?? header.gamesHref}>
            {t("studios.earn.all")}
          </a>
        </p>
      </section>
    </>
  );
}
