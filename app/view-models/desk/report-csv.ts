/** Spreadsheets run cells that begin like this as formulas. */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180. */
export function toCsv(
  columns: readonly string[],
  rows: readonly { name: string; numbers: readonly number[] }[],
): string {
  const lines = [columns.map(toCell), ...rows.map(({ name, numbers }) => [toCell(name), ...numbers.map(String)])];
  return lines.map((cells) => `${cells.join(",")}\r\n`).join("");
}

function toCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
