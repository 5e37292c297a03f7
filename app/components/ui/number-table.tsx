import { Link } from "@remix-run/react";

type NumberTableProps = {
  className: "desk-table" | "figures-table";
  /** For those who do not see what stands above it. */
  title?: string;
  table: {
    columns: readonly string[];
    /** `share` of the bar's width, in per cent. */
    rows: readonly { name: string; href?: string; numbers: readonly string[]; share?: number }[];
  };
};

/** The first column names the rows, the others are numbers. */
export function NumberTable({ className, title, table: { columns, rows } }: NumberTableProps) {
  return (
    <table className={className} data-columns={columns.length}>
      {title !== undefined && <caption className="visually-hidden">{title}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, href, numbers, share }, row) => (
          <tr key={row}>
            <th scope="row">
              {href === undefined ? (
                name
              ) : (
                <Link className="text-link" to={href}>
                  {name}
                </Link>
              )}
              {share !== undefined && (
                <svg className="number-bar" aria-hidden="true">
                  <rect width={`${String(share)}%`} height="100%" />
                </svg>
              )}
            </th>
            {numbers.map((number, column) => (
              <td key={column}>{number}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
