/** @jsxImportSource hono/jsx */
import type { ReportRow, ReportTableName } from "../../store/statistics/owner-report";
import { REPORT_TEXTS } from "../report-tables";
import { Bar } from "./bar";

type ReportTableProps = { name: ReportTableName; rows: readonly ReportRow[]; days: number };

const numberFormat = new Intl.NumberFormat("en");
const NO_BREAK_SPACE = "\u00a0";

export function ReportTable({ name, rows, days }: ReportTableProps) {
  const { title, note, columns } = REPORT_TEXTS[name];
  const [first, ...others] = columns;
  const largest = Math.max(1, ...rows.map(({ numbers }) => numbers[0] ?? 0));
  return (
    <section aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      <p class="muted">{note}</p>
      {rows.length === 0 ? (
        <p class="report-empty">Nothing in this period.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((column) => (
                <th scope="col" class="number">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr>
                <th scope="row">
                  {row.name}
                  <Bar share={(row.numbers[0] ?? 0) / largest} />
                </th>
                {row.numbers.map((number) => (
                  <td class="number">{numberFormat.format(number).replaceAll(",", NO_BREAK_SPACE)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <a class="text-link report-file" href={`tables/${name}.csv?days=${String(days)}`} aria-label={`${title} as CSV`}>
        Download CSV
      </a>
    </section>
  );
}
