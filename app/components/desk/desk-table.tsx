type DeskTableProps = {
  columns: readonly string[];
  /** `share` of the bar's width, in per cent. */
  rows: readonly { name: string; numbers: readonly string[]; share?: number }[];
};

/** The first column names the rows, the others are numbers. */
export function DeskTable({ columns, rows }: DeskTableProps) {
  return (
    <table className="desk-table">
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
        {rows.map(({ name, numbers, share }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {share !== undefined && (
                <svg className="desk-bar" aria-hidden="true">
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
