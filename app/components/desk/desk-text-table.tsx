import type { ReactNode } from "react";

type DeskTextTableProps = {
  caption: string;
  /** Of the first column to the last. */
  columns: readonly string[];
  rows: readonly { id: string; head: ReactNode; cells: readonly string[] }[];
};

/** On narrow screens each cell has its column's name beside it. */
export function DeskTextTable({ caption, columns, rows }: DeskTextTableProps) {
  return (
    <table className="desk-table desk-table--texts">
      <caption className="visually-hidden">{caption}</caption>
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
        {rows.map(({ id, head, cells }) => (
          <tr key={id}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
