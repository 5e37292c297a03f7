/** Spreadsheets run cells that begin like this as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

type CsvRow = readonly (string | number)[];

/** RFC 4180. */
export function toCsv(rows: readonly CsvRow[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
